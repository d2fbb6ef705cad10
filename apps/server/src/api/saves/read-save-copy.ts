import { addCall } from '../add-call.js';
import type { Api } from '../api.js';
import { answer, apiError } from '../handler.js';
import { needAccount } from '../need-account.js';
import { showHead } from './show-save.js';

/** `GET /api/saves/<slot>/copies/<copy>`: an older copy, or one that lost a conflict. */
export function addReadSaveCopy(api: Api): void {
  const { store } = api;
  addCall(api, 'readSaveCopy', async (incoming) => {
    const { slot, copy: id } = incoming.params;
    const copy = await store.saves.readCopy(needAccount(incoming.account).id, slot, id);
    return copy === null ? apiError('no-save') : answer({ ...showHead({ ...copy, slot }), text: copy.text });
  });
}
