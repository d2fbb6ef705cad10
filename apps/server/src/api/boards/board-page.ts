import type { BoardPage, BoardRow } from '@warren/protocol';
import type { AccountRow } from '../../store/repositories/accounts.js';
import type { BoardEntry } from '../../store/repositories/boards.js';
import { makeBoardCursor } from './board-cursor.js';
import type { FoundBoard } from './find-board.js';

/** The rows of a page, with whoever looks at it. */
export interface PageParts {
  readonly rows: readonly BoardEntry[];
  /** Whether rows follow. */
  readonly more: boolean;
  readonly viewer: AccountRow | null;
  readonly place: BoardEntry | null;
}

/** A page of a board. A row leads to its replay by the id of its run. */
export function boardPage({ head, game }: FoundBoard, { rows, more, viewer, place }: PageParts): BoardPage {
  const { pointsTitle, columns } = game.ranking;
  const last = rows.at(-1);
  return {
    board: head,
    pointsTitle,
    columns: [...columns],
    rows: rows.map((row) => showRow(row, viewer)),
    me: place === null ? null : showRow(place, viewer),
    next: more && last !== undefined ? makeBoardCursor(last) : null,
  };
}

function showRow(place: BoardEntry, viewer: AccountRow | null): BoardRow {
  const { rank, runId, playerName, playerGuest, accountId, points, outcome, receivedAt } = place;
  return {
    rank,
    run: runId,
    player: { name: playerName, guest: playerGuest },
    mine: accountId === viewer?.id,
    points,
    outcome: JSON.parse(outcome),
    receivedAt,
  };
}
