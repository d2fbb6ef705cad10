import { addCall } from '../add-call.js';
import type { Api } from '../api.js';
import { answer, apiError } from '../handler.js';
import { needAccount } from '../need-account.js';
import { showSave } from './show-save.js';

/** `DELETE /api/saves/<slot>`: deletes a save with its copies; with If-Match, only if it is still that revision. */
export function addDeleteSave(api: Api): void {
  const { store } = api;
  addCall(api, 'deleteSave', async (incoming) => {
    const { id } = needAccount(incoming.account);
    const { slot } = incoming.params;
    const removed = await store.saves.remove(id, slot, incoming.revision);
    if (removed === 'removed') return answer(null, 204);
    const other = removed === 'missing' ? null : await store.saves.read(id, slot);
    if (other === null) return apiError('no-save');
    const message = 'Another device has saved since, so nothing was deleted.';
    return apiError('save-conflict', { message, more: { other: showSave(other), kept: '' } });
  });
}
