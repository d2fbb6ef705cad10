import { foldName } from '@warren/engine';
import { addressGroup } from '../../limits/rate-limiter.js';
import { addCall } from '../add-call.js';
import type { Api } from '../api.js';
import { answer, apiError } from '../handler.js';
import { busy } from './busy.js';
import { signIn } from './sign-in.js';

/** `POST /api/login`: a name nobody has costs as much work, and gets the same answer, as a wrong password. */
export function addLogin(api: Api): void {
  addCall(api, 'login', async ({ body, request, reply }) => {
    const folded = foldName(body.name);
    // Counted by address too, so that nobody can lock somebody else out by guessing.
    const wait = await api.limiter.account('sign-in', `${folded} ${addressGroup(request.ip)}`);
    if (wait > 0) return apiError('too-many', { retryAfter: wait });
    // Not every database can be asked for this character, and no name holds it.
    const account = folded.includes('\0') ? null : await api.store.accounts.findByName(folded);
    const right = await api.passwords.check(body.password, account?.passwordHash ?? null);
    if (right === 'busy') return busy();
    if (account === null || !right) return apiError('wrong-password');
    return answer(await signIn(api, { account, wants: body.wants, request, reply }));
  });
}
