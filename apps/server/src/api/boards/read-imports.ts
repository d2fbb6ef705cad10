import { addCall } from '../add-call.js';
import type { Api } from '../api.js';
import { answer, apiError } from '../handler.js';
import { needAccount } from '../need-account.js';
import { findBoard } from './find-board.js';

/** `GET /api/boards/<board>/imports`: what whoever asks has imported, apart from everything that was verified. */
export function addReadImports(api: Api): void {
  addCall(api, 'imports', async (incoming) => {
    const found = await findBoard(api, incoming.params.board);
    if (found === null) return apiError('no-board');
    const rows = await api.store.imports.list(needAccount(incoming.account).id, found.family);
    return answer({ verified: false, rows: rows.map(({ score, name, date }) => ({ score, name, date })) });
  });
}
