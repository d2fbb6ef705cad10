import { checkPassword } from '../../auth/passwords.js';
import { newId } from '../../lib/ids.js';
import type { AccountRow, NewName } from '../../store/repositories/accounts.js';
import { addCall } from '../add-call.js';
import type { Api } from '../api.js';
import { answer, apiError } from '../handler.js';
import { busy } from './busy.js';
import { readNewName } from './read-new-name.js';
import { signIn } from './sign-in.js';

/** `POST /api/register`: a guest who is signed in becomes the named account, with everything they have. */
export function addRegister(api: Api): void {
  addCall(api, 'register', async ({ account: guest, body, request, reply }) => {
    if (guest !== null && !guest.guest) return apiError('named-already');
    const name = readNewName(body.name);
    if (!name.ok) return name;
    const password = checkPassword(body.password, name.value.name);
    if (!password.ok) return apiError('bad-password', { message: password.reason, field: 'password' });
    // Names are no secret, so a taken one is said before a password is hashed for nothing.
    const owner = await api.store.accounts.findByName(name.value.folded);
    if (owner !== null && owner.id !== guest?.id) return apiError('name-taken', { field: 'name' });
    const passwordHash = await api.passwords.hash(password.value);
    if (passwordHash === 'busy') return busy();
    const account = await keep(api, guest, { ...name.value, passwordHash });
    if (account === 'name-taken') return apiError('name-taken', { field: 'name' });
    if (account === 'named-already') return apiError('named-already');
    // Whoever else had the guest's token has no part in what was named.
    if (guest !== null) await api.store.sessions.removeOthers(guest.id, request.caller?.tokenHash ?? '');
    return answer(await signIn(api, { account, wants: body.wants, request, reply }), 201);
  });
}

async function keep(
  { store, now }: Api,
  guest: AccountRow | null,
  named: NewName & { readonly passwordHash: string },
): Promise<AccountRow | 'name-taken' | 'named-already'> {
  if (guest !== null) return store.accounts.claim(guest.id, named);
  return (await store.accounts.create({ ...named, id: newId(), at: now() })) ?? 'name-taken';
}
