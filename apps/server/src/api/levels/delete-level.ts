import type { Api } from '../api.js';
import { answer, type Handler, trouble } from '../handler.js';
import { needAccount } from '../need-account.js';

/** `DELETE /api/levels/<id>`. */
export function deleteLevel({ store }: Api): Handler<'deleteLevel'> {
  return async (incoming) => {
    const isRemoved = await store.levels.remove(needAccount(incoming.account).id, incoming.params.level);
    return isRemoved ? answer(null, 204) : trouble('no-level');
  };
}
