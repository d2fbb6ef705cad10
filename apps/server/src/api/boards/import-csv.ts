import { parseScoreCsv } from '@warren/games/scores';
import { LIMITS } from '@warren/protocol';
import { sentence } from '../../lib/text.js';
import { addCall } from '../add-call.js';
import type { Api } from '../api.js';
import { answer, apiError } from '../handler.js';
import { needAccount } from '../need-account.js';
import { findBoard } from './find-board.js';

/** Whoever has more wrong lines than this has another file than they think. */
const MOST_TOLD = 100;

/** `POST /api/boards/<board>/imports`: takes rows over from a table. Nobody has checked them, nobody else sees them. */
export function addImportCsv(api: Api): void {
  addCall(api, 'importCsv', async (incoming) => {
    const found = await findBoard(api, incoming.params.board);
    if (found === null) return apiError('no-board');
    // Not every database can hold this character, and no table written by a program has it.
    if (incoming.text.includes('\0')) return apiError('bad-csv');
    const table = parseScoreCsv(incoming.text);
    if (!table.ok) return apiError('bad-csv', { message: sentence(table.reason) });
    const { rows, refused } = table.value;
    const added = await api.store.imports.add(needAccount(incoming.account).id, found.family, rows, {
      board: LIMITS.csvRows,
      account: LIMITS.importedRows,
    });
    if (added === 'full') {
      const message = `There is room for ${LIMITS.csvRows} imported rows a board, ${LIMITS.importedRows} in all; delete some first.`;
      return apiError('quota-full', { message });
    }
    return answer({ imported: added, refused: refused.slice(0, MOST_TOLD) });
  });
}
