import { join } from 'node:path';
import { saveSignedIn } from '../../src/online/account.js';
import { openLine } from '../../src/online/server-line.js';
import { must } from './must.js';
import { folder, warren } from './warren.js';
import type { Opened } from './warren-server.js';

/** A guest with terminals, and with a browser that calls the server directly. */
export async function signInGuest(server: Opened) {
  const answer = await openLine({ server: server.address, token: null }).call('guest', {
    body: { wants: 'token' },
  });
  if (!answer.ok || answer.value.token === undefined) throw new Error('no guest is let in');
  const { token } = answer.value;
  const { id, name, guest } = answer.value.account;
  const account = { server: server.address, token, id, name, guest };
  const line = openLine({ server: server.address, token });

  /** A machine on which they are signed in. */
  function openMachine() {
    const data = folder();
    must(saveSignedIn(data, account));
    const sync = (...more: string[]) => warren(['sync', '--data', data, ...more]);
    return { data, play: join(data, 'play'), sync };
  }

  return { line, account, openMachine, ...openMachine() };
}
