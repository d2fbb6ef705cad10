import { sayClock } from '@warren/games';
import type { BoardPage, BoardRow } from '@warren/protocol/client';
import { clockText, dayOf, numberText, shortDay } from '../lib/format.js';
import { replayPath } from './board-list.js';

export const MEDALS = ['gold', 'silver', 'bronze'] as const;
export type Medal = (typeof MEDALS)[number];

export type Column = BoardPage['columns'][number];

/** A row as it is written. */
export interface RowView {
  readonly run: string;
  readonly rank: number;
  /** For the first three. */
  readonly medal: Medal | null;
  readonly name: string;
  readonly guest: boolean;
  readonly mine: boolean;
  /** It looks like a program's, and no operator has looked at it. */
  readonly unreviewed: boolean;
  readonly points: string;
  /** One for each column of the board. */
  readonly cells: readonly string[];
  /** The columns in words, for narrow screens. */
  readonly parts: readonly string[];
  readonly date: string;
  /** The date as programs read it. */
  readonly day: string;
  readonly replay: string;
}

/** What a table shows of the pages of a board that were fetched. */
export interface TableView {
  /** What the points are, or what stands in their place. */
  readonly pointsTitle: string;
  /** The columns that have a value in at least one row. */
  readonly columns: readonly Column[];
  readonly rows: readonly RowView[];
  /** The player's own row, where it is not among those. */
  readonly own: RowView | null;
}

/** One table of several pages that follow each other. A row that moved in between is listed once. */
export function tableOf(pages: readonly BoardPage[]): TableView {
  const last = pages.at(-1);
  if (last === undefined) return { pointsTitle: '', columns: [], rows: [], own: null };
  const rows = new Map(pages.flatMap((page) => page.rows.map((row) => [row.run, row] as const)));
  const own = last.me === null || rows.has(last.me.run) ? null : last.me;
  const all = own === null ? [...rows.values()] : [...rows.values(), own];
  // Such as the level where a maze alone is played.
  const used = last.columns.filter(({ field }) => all.some((row) => fieldOf(row, field) !== 0));
  // Points without a title only order the rows: the first column stands in their place.
  const [chief, ...others] = used;
  const stands = last.pointsTitle === '' && chief !== undefined ? chief : null;
  const columns = stands === null ? used : others;
  return {
    pointsTitle: stands?.title ?? last.pointsTitle,
    columns,
    rows: [...rows.values()].map((row) => rowView(row, columns, stands)),
    own: own === null ? null : rowView(own, columns, stands),
  };
}

/** What an outcome holds besides the result is the business of its game. */
function fieldOf(row: BoardRow, field: string): unknown {
  const outcome: Readonly<Record<string, unknown>> = row.outcome;
  return outcome[field];
}

function rowView(row: BoardRow, columns: readonly Column[], stands: Column | null): RowView {
  const cells = columns.map((column) => cellText(fieldOf(row, column.field), column));
  return {
    run: row.run,
    rank: row.rank,
    medal: MEDALS[row.rank - 1] ?? null,
    name: row.player.name,
    guest: row.player.guest,
    mine: row.mine,
    unreviewed: row.unreviewed,
    points: stands === null ? numberText(row.points) : cellText(fieldOf(row, stands.field), stands),
    cells,
    parts: columns.map((column, index) => partText(cells[index], column)),
    date: shortDay(row.receivedAt),
    day: dayOf(row.receivedAt),
    replay: replayPath(row.run),
  };
}

/** An outcome comes from the server, but of rules this page may not know. */
function cellText(value: unknown, { unit }: Column): string {
  if (typeof value !== 'number') return '–';
  if (unit === 'ticks') return sayClock(value);
  return unit === 'seconds' ? clockText(value) : numberText(value);
}

/** A time explains itself; a number needs its name. */
function partText(cell: string, { unit, title }: Column): string {
  return unit === 'number' ? `${title} ${cell}` : cell;
}
