import { addCall } from '../add-call.js';
import type { Api } from '../api.js';
import { answer, apiError } from '../handler.js';
import { needAccount } from '../need-account.js';
import { busy } from './busy.js';

/** `DELETE /api/me`: everything goes; a named account shows its password once more. */
export function addDeleteMe(api: Api): void {
  addCall(api, 'deleteMe', async ({ account, body, request, reply }) => {
    const { id, guest, passwordHash } = needAccount(account);
    const right = guest || (await api.passwords.check(body.password ?? '', passwordHash));
    if (right === 'busy') return busy();
    if (!right)
      return apiError('wrong-password', { message: 'This is not your password.', field: 'password' });
    await api.store.accounts.remove(id);
    await api.sessions.end(request, reply);
    return answer(null, 204);
  });
}
