import { createSession } from '@warren/client';
import { withLock } from '../lib/async.js';
import { api } from './api.js';
import { who } from './who.js';

export { useAccount } from './who.js';

/** The session of this page. */
export const session = createSession({
  client: api,
  account: who,
  inTurn: (run) => withLock('warren.account', run),
});
