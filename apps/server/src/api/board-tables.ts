import { makeScoreCsv, parseScoreCsv, type ScoreRow } from '@warren/games/scores';
import { type ImportReport, LIMITS } from '@warren/protocol';
import { sentence } from '../lib/text.js';
import { listId } from '../store/repositories/board-lists.js';
import type { BoardEntry } from '../store/repositories/boards.js';
import { findBoard } from './boards.js';
import { type Api, answer, apiError, type Handlers, type Incoming, type Reply } from './context.js';

export const boardTableHandlers: Handlers<'boardCsv' | 'imports' | 'importCsv' | 'deleteImports'> = {
  boardCsv: exportCsv,

  async imports(api, { account, params }) {
    const found = await findBoard(api, params.board);
    if (found === null) return apiError('no-board');
    const rows = await api.store.imports.list(account.id, found.family);
    return answer({ verified: false, rows: rows.map(({ score, name, date }) => ({ score, name, date })) });
  },

  importCsv,

  async deleteImports(api, { account, params }) {
    const found = await findBoard(api, params.board);
    if (found === null) return apiError('no-board');
    await api.store.imports.remove(account.id, found.family);
    return answer(null, 204);
  },
};

const ROWS_AT_ONCE = 1_000;

/**
 * As many rows as can be imported again, as a file to keep. Names are not changed: a mark before those that a
 * spreadsheet takes for a formula would become a part of the name at the next import.
 */
async function exportCsv(api: Api, { params, query, reply }: Incoming<'boardCsv'>): Promise<Reply<string>> {
  const found = await findBoard(api, params.board);
  if (found === null) return apiError('no-board');
  const { category = 'witnessed' } = query;
  const list = listId({ board: found.head.id, category, guest: false });
  const rows: ScoreRow[] = [];
  let after: BoardEntry | null = null;
  while (rows.length < LIMITS.csvRows) {
    const page: readonly BoardEntry[] = await api.store.boards.page(list, {
      limit: ROWS_AT_ONCE,
      after,
    });
    rows.push(...page.map(scoreRow));
    after = page.at(-1) ?? null;
    if (page.length < ROWS_AT_ONCE) break;
  }
  reply.header('content-disposition', `attachment; filename="${fileName(found.family)}.csv"`);
  return answer(makeScoreCsv(rows));
}

function scoreRow({ points, playerName, receivedAt }: BoardEntry): ScoreRow {
  const date = `${new Date(receivedAt).toISOString().slice(0, 19)}Z`;
  return { score: points, name: playerName, date };
}

/** The board in characters that every file system accepts. */
function fileName(family: string): string {
  return family.replace(/[^A-Za-z0-9.-]/g, '-').slice(0, 80);
}

/** A file with more wrong lines is probably another file than the player thinks. */
const MOST_REPORTED = 100;

/** Imported rows are unverified, and only their owner sees them. */
async function importCsv(
  api: Api,
  { account, params, text }: Incoming<'importCsv'>,
): Promise<Reply<ImportReport>> {
  const found = await findBoard(api, params.board);
  if (found === null) return apiError('no-board');
  // PostgreSQL refuses this character, and programs do not write it into tables.
  if (text.includes('\0')) return apiError('bad-csv');
  const table = parseScoreCsv(text);
  if (!table.ok) return apiError('bad-csv', { message: sentence(table.reason) });
  const { rows, refused } = table.value;
  const added = await api.store.imports.add(account.id, found.family, rows, {
    board: LIMITS.csvRows,
    account: LIMITS.importedRows,
  });
  if (added === 'full') {
    const message = `There is room for ${LIMITS.csvRows} imported rows a board, ${LIMITS.importedRows} in all; delete some first.`;
    return apiError('quota-full', { message });
  }
  return answer({ imported: added, refused: refused.slice(0, MOST_REPORTED) });
}
