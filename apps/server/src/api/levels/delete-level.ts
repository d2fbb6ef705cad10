import { addCall } from '../add-call.js';
import type { Api } from '../api.js';
import { answer, apiError } from '../handler.js';
import { needAccount } from '../need-account.js';

/** `DELETE /api/levels/<id>`. */
export function addDeleteLevel(api: Api): void {
  const { store } = api;
  addCall(api, 'deleteLevel', async (incoming) => {
    const isRemoved = await store.levels.remove(needAccount(incoming.account).id, incoming.params.level);
    return isRemoved ? answer(null, 204) : apiError('no-level');
  });
}
