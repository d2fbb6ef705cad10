import type { Api } from '../api.js';
import { answer, type Handler, trouble } from '../handler.js';
import { ownerOf } from '../owner.js';
import { busy } from './busy.js';

/** `DELETE /api/me`: everything goes; a named account shows its password once more. */
export function deleteMe(api: Api): Handler<'deleteMe'> {
  return async ({ account, body, request, reply }) => {
    const { id, guest, passwordHash } = ownerOf({ account });
    const right = guest || (await api.passwords.check(body.password ?? '', passwordHash));
    if (right === 'busy') return busy();
    if (!right)
      return trouble('wrong-password', { message: 'This is not your password.', field: 'password' });
    await api.store.accounts.remove(id);
    await api.sessions.end(request, reply);
    return answer(null, 204);
  };
}
