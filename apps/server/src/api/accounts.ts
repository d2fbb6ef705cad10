import { Readable } from 'node:stream';
import { checkPassword } from '../auth/passwords.js';
import { jsonParts } from '../lib/json-parts.js';
import type { AccountRow } from '../store/repositories/accounts.js';
import { type Api, answer, apiError, type Handlers, type Reply } from './context.js';
import { busy, readNewName, showAccount } from './sign-in.js';

export const accountHandlers: Handlers<'me' | 'rename' | 'changePassword' | 'exportMe' | 'deleteMe'> = {
  /** To be signed out is no error. */
  me: async ({ now }, { account }) =>
    answer({ account: account === null ? null : showAccount(account), now: now() }),

  async rename({ store, now }, { account, body }) {
    const name = readNewName(body.name);
    if (!name.ok) return name;
    const renamed = await store.accounts.rename(account.id, name.value);
    if (renamed === null) return apiError('name-taken', { field: 'name' });
    return answer({ account: showAccount(renamed), now: now() });
  },

  /** All other sessions of the account end. */
  async changePassword(api, { account, body, request }) {
    const next = checkPassword(body.next, account.name);
    if (!next.ok) return apiError('bad-password', { message: next.reason, field: 'next' });
    const wrong = await refuseWrongPassword(api, account, body.current, 'current');
    if (wrong !== null) return wrong;
    const hash = await api.passwords.hash(next.value);
    if (hash === 'busy') return busy();
    const keepSession = request.caller?.tokenHash ?? '';
    const change = { from: account.passwordHash, to: hash, keepSession };
    return (await api.store.accounts.setPassword(account.id, change))
      ? answer(null, 204)
      : notYourPassword('current');
  },

  /** A file for the player to keep. */
  async exportMe({ store }, { account, reply }) {
    const everything = await store.accounts.export(account.id);
    reply.header('content-disposition', 'attachment; filename="warren.json"');
    reply.type('application/json; charset=utf-8');
    return answer(Readable.from(jsonParts(everything)) as never);
  },

  /** A named account needs its password once more. */
  async deleteMe(api, { account, body, request, reply }) {
    const wrong = account.guest
      ? null
      : await refuseWrongPassword(api, account, body.password ?? '', 'password');
    if (wrong !== null) return wrong;
    await api.store.accounts.remove(account.id);
    await api.sessions.end(request, reply);
    return answer(null, 204);
  },
};

/** An error unless the password is that of the account. A guest has none. */
export async function refuseWrongPassword(
  { passwords }: Api,
  { passwordHash }: AccountRow,
  password: string,
  field: string,
): Promise<Reply<never> | null> {
  const right = await passwords.check(password, passwordHash);
  if (right === 'busy') return busy();
  return right ? null : notYourPassword(field);
}

function notYourPassword(field: string): Reply<never> {
  return apiError('wrong-password', { message: 'This is not your password.', field });
}
