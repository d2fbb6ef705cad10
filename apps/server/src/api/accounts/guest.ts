import { randomInt } from 'node:crypto';
import { foldName } from '@warren/engine';
import { newId } from '../../lib/ids.js';
import type { AccountRow } from '../../store/repositories/accounts.js';
import { addCall } from '../add-call.js';
import type { Api } from '../api.js';
import { answer } from '../handler.js';
import { signIn } from './sign-in.js';

const FEWEST_DIGITS = 6;
const MOST_DIGITS = 14;

/** `POST /api/guest`: whoever is somebody already stays who they are, and nothing they have done is lost. */
export function addGuest(api: Api): void {
  addCall(api, 'guest', async ({ account, body, request, reply }) => {
    const guest = account ?? (await newGuest(api));
    return answer(await signIn(api, { account: guest, wants: body.wants, request, reply }), 201);
  });
}

async function newGuest({ store, now }: Api): Promise<AccountRow> {
  // The more guests there are, the longer their numbers get.
  for (let digits = FEWEST_DIGITS; digits <= MOST_DIGITS; digits++) {
    const name = `Guest ${randomInt(10 ** (digits - 1), 10 ** digits)}`;
    const names = { name, folded: foldName(name) };
    const account = await store.accounts.create({ ...names, id: newId(), passwordHash: null, at: now() });
    if (account !== null) return account;
  }
  throw new Error('no name was left for a guest');
}
