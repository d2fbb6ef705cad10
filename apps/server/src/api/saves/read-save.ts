import { addCall } from '../add-call.js';
import type { Api } from '../api.js';
import { answer, apiError } from '../handler.js';
import { needAccount } from '../need-account.js';
import { showSave } from './show-save.js';

/** `GET /api/saves/<slot>`: a save with its text. */
export function addReadSave(api: Api): void {
  const { store } = api;
  addCall(api, 'readSave', async (incoming) => {
    const save = await store.saves.read(needAccount(incoming.account).id, incoming.params.slot);
    if (save === null) return apiError('no-save');
    incoming.reply.header('etag', `"${save.revision}"`);
    return answer(showSave(save));
  });
}
