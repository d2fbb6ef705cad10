import { addCall } from '../add-call.js';
import type { Api } from '../api.js';
import { answer, apiError } from '../handler.js';
import { needAccount } from '../need-account.js';
import { findBoard } from './find-board.js';

/** `DELETE /api/boards/<board>/imports`. */
export function addDeleteImports(api: Api): void {
  addCall(api, 'deleteImports', async (incoming) => {
    const found = await findBoard(api, incoming.params.board);
    if (found === null) return apiError('no-board');
    await api.store.imports.remove(needAccount(incoming.account).id, found.family);
    return answer(null, 204);
  });
}
