import { makeScoreCsv, type ScoreRow } from '@warren/games/scores';
import { LIMITS } from '@warren/protocol';
import type { BoardEntry } from '../../store/repositories/boards.js';
import { addCall } from '../add-call.js';
import type { Api } from '../api.js';
import { answer, apiError } from '../handler.js';
import { findBoard } from './find-board.js';

const AT_A_TIME = 1_000;

/**
 * `GET /api/boards/<board>/csv`: the rows as a table, so many as can be imported again. Names are written as they
 * are: a mark before those that a spreadsheet would take for a formula would come back as a part of the name. The
 * answer is a file to be kept, never a page.
 */
export function addBoardCsv(api: Api): void {
  addCall(api, 'boardCsv', async ({ params, reply }) => {
    const found = await findBoard(api, params.board);
    if (found === null) return apiError('no-board');
    const rows: ScoreRow[] = [];
    let after: BoardEntry | null = null;
    while (rows.length < LIMITS.csvRows) {
      const page: readonly BoardEntry[] = await api.store.boards.page(found.head.id, {
        limit: AT_A_TIME,
        after,
      });
      rows.push(...page.map(scoreRow));
      after = page.at(-1) ?? null;
      if (page.length < AT_A_TIME) break;
    }
    reply.header('content-disposition', `attachment; filename="${fileName(found.family)}.csv"`);
    return answer(makeScoreCsv(rows));
  });
}

function scoreRow({ points, playerName, receivedAt }: BoardEntry): ScoreRow {
  const date = `${new Date(receivedAt).toISOString().slice(0, 19)}Z`;
  return { score: points, name: playerName, date };
}

/** The board in characters that every file system takes. */
function fileName(family: string): string {
  return family.replace(/[^A-Za-z0-9.-]/g, '-').slice(0, 80);
}
