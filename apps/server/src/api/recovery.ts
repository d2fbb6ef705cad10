import { foldName } from '@warren/engine';
import { checkPassword } from '../auth/passwords.js';
import { hashRecoveryCode, makeRecoveryCodes } from '../auth/recovery-codes.js';
import { hashToken, isToken } from '../lib/tokens.js';
import { refuseWrongPassword } from './accounts.js';
import { answer, apiError, type Handlers, type Reply } from './context.js';
import { banned, busy, signIn, tooManyTries } from './sign-in.js';

export const recoveryHandlers: Handlers<'newRecoveryCodes' | 'recover' | 'resetPassword'> = {
  async newRecoveryCodes(api, { account, body }) {
    const wrong = await refuseWrongPassword(api, account, body.password, 'password');
    if (wrong !== null) return wrong;
    const { codes, hashes } = makeRecoveryCodes();
    const { id, passwordHash } = account;
    return (await api.store.recovery.replaceCodes(id, { passwordHash, hashes, at: api.now() }))
      ? answer({ codes }, 201)
      : apiError('wrong-password', { field: 'password' });
  },

  /**
   * A wrong name and a wrong code get the same answer after the same work: the account is looked for by the code, and
   * only who has that learns anything more.
   */
  async recover(api, incoming) {
    const { body, request } = incoming;
    const flaw = refusePassword(body.password, body.name);
    if (flaw !== null) return flaw;
    const folded = foldName(body.name);
    const wait = await tooManyTries(api, folded, request);
    if (wait !== null) return wait;
    const codeHash = hashRecoveryCode(body.code);
    const account = codeHash === null ? null : await api.store.recovery.findByCode(codeHash);
    if (codeHash === null || account === null || foldName(account.name) !== folded) {
      return apiError('wrong-code', { field: 'code' });
    }
    if (account.bannedUntil > api.now()) return banned(account);
    const passwordHash = await api.passwords.hash(body.password);
    if (passwordHash === 'busy') return busy();
    const done = await api.store.recovery.useCode(codeHash, { passwordHash, now: api.now() });
    if (done !== 'done') return apiError('wrong-code', { field: 'code' });
    return signIn(api, { ...account, passwordHash }, incoming);
  },

  async resetPassword(api, { body, request, reply }) {
    const tokenHash = isToken(body.token) ? hashToken(body.token) : null;
    const account = tokenHash === null ? null : await api.store.recovery.findByReset(tokenHash, api.now());
    if (tokenHash === null || account === null) return apiError('link-ended');
    if (account.bannedUntil > api.now()) return banned(account);
    const flaw = refusePassword(body.password, account.name);
    if (flaw !== null) return flaw;
    const passwordHash = await api.passwords.hash(body.password);
    if (passwordHash === 'busy') return busy();
    const done = await api.store.recovery.useReset(tokenHash, { passwordHash, now: api.now() });
    if (done !== 'done') return apiError('link-ended');
    // The browser may have been signed in, to this account or to another: it starts anew.
    await api.sessions.end(request, reply);
    return answer(null, 204);
  },
};

function refusePassword(password: string, name: string): Reply<never> | null {
  const checked = checkPassword(password, name);
  return checked.ok ? null : apiError('bad-password', { message: checked.reason, field: 'password' });
}
