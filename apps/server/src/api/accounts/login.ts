import { foldName } from '@warren/protocol';
import { addCall } from '../add-call.js';
import type { Api } from '../api.js';
import { answer, trouble } from '../handler.js';
import { busy } from './busy.js';
import { signIn } from './sign-in.js';

/** `POST /api/login`: a name nobody has costs as much work, and gets the same answer, as a wrong password. */
export function addLogin(api: Api): void {
  addCall(api, 'login', async ({ body, request, reply }) => {
    const account = await api.store.accounts.findByName(foldName(body.name));
    const right = await api.passwords.check(body.password, account?.passwordHash ?? null);
    if (right === 'busy') return busy();
    if (account === null || !right) return trouble('wrong-password');
    return answer(await signIn(api, { account, wants: body.wants, request, reply }));
  });
}
