import { checkPassword } from '../../auth/passwords.js';
import { addCall } from '../add-call.js';
import type { Api } from '../api.js';
import { answer, apiError } from '../handler.js';
import { needAccount } from '../need-account.js';
import { busy } from './busy.js';

/** `PUT /api/me/password`: whoever else is signed in as this account is not any more. */
export function addChangePassword(api: Api): void {
  const { store, passwords } = api;
  addCall(api, 'changePassword', async ({ account, body, request }) => {
    const { id, name, passwordHash } = needAccount(account);
    const next = checkPassword(body.next, name);
    if (!next.ok) return apiError('bad-password', { message: next.reason, field: 'next' });
    const right = await passwords.check(body.current, passwordHash);
    if (right === 'busy') return busy();
    if (!right)
      return apiError('wrong-password', { message: 'This is not your password.', field: 'current' });
    const hash = await passwords.hash(next.value);
    if (hash === 'busy') return busy();
    await store.accounts.setPassword(id, hash);
    await store.sessions.removeOthers(id, request.caller?.tokenHash ?? '');
    return answer(null, 204);
  });
}
