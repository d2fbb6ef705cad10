import { dataFolder } from '@warren/server/data-folder';
import { type Args, orUsage } from '../cli/args.js';
import type { Command } from '../cli/command.js';
import { ServerError, UsageError } from '../cli/errors.js';
import type { Io } from '../cli/io.js';
import { oneLine } from '../cli/text.js';
import { openSession, type SignedIn, whoIsSignedIn } from '../online/account.js';
import { DEFAULT_SERVER, isOpenToAll, readServerAddress } from '../online/server-address.js';
import { signIn } from '../online/sign-in.js';

/** `warren login`: signs in, so that runs are ranked and saves follow. */
export const command: Command = {
  name: 'login',
  usage: ['login [--server URL] [--name NAME] [--new | --guest] [--password-file FILE]'],
  operands: null,
  flags: [
    { name: 'server', value: 'URL', about: `where the server is (${DEFAULT_SERVER})` },
    { name: 'name', value: 'NAME', about: 'your name there; asked for when it is left away' },
    { name: 'new', value: null, about: 'makes a new account of this name; a guest keeps everything' },
    { name: 'guest', value: null, about: 'becomes a guest: an account without a password' },
    { name: 'password-file', value: 'FILE', about: 'reads the password from the first line of a file' },
    { name: 'data', value: 'DIR', about: "where the session is kept (this system's folder for data)" },
  ],
  examples: [
    'warren login --server https://example.org --name Ann',
    'warren login --guest',
    'warren login --name Ann < password.txt',
  ],
  notes: [
    'The password is asked for without being shown, or is the first line of standard input; it is no argument,',
    'since others on this machine can see those. When you are signed in already, it says as whom.',
  ],
  async run(args, io) {
    if (args.has('guest') && (args.has('new') || args.text('name') !== undefined))
      throw new UsageError('a guest has no name yet; leave --guest or the others away');
    const folder = args.text('data') ?? dataFolder();
    const wanted = args.text('server');
    const asked = wanted === undefined ? null : orUsage(readServerAddress(wanted));
    const known = await stillSignedIn(folder, io);
    if (known !== null && !becomesNamed(args, { known, asked }))
      return greetKnown(args, io, { known, asked });
    const server = asked ?? known?.server ?? DEFAULT_SERVER;
    if (isOpenToAll(server)) io.notify(`${server} is not encrypted: your password can be read on its way`);
    const where = { server, token: known?.token ?? null };
    const session = openSession(folder, where, known);
    await signIn(args, io, session, where);
    const account = session.account.get();
    if (account !== null) await io.write(`${signedInWords({ ...account, server })}\n`);
    return 0;
  },
};

/** The account that is signed in, as the server knows it now; a session that has ended is deleted. */
async function stillSignedIn(folder: string, io: Io): Promise<SignedIn | null> {
  const known = whoIsSignedIn(folder);
  if (known === null) return null;
  const me = await openSession(folder, known, known).refresh();
  if (!me.ok) {
    io.notify(oneLine(me.message));
    return known;
  }
  if (me.value === null || me.value.lapsed) {
    io.notify(`the session of ${oneLine(known.name)} at ${known.server} has ended`);
    return null;
  }
  const { id, name, guest } = me.value;
  return { ...known, id, name, guest };
}

/** The account that is signed in, and the server of the flag, if there is one. */
interface Meeting {
  readonly known: SignedIn;
  readonly asked: string | null;
}

/** A guest keeps the account when registering; the token is only sent to its own server. */
function becomesNamed(args: Args, { known, asked }: Meeting): boolean {
  return args.has('new') && known.guest && (asked ?? known.server) === known.server;
}

async function greetKnown(args: Args, io: Io, { known, asked }: Meeting): Promise<number> {
  const name = args.text('name');
  const isOther = (asked ?? known.server) !== known.server || (name ?? known.name) !== known.name;
  if (isOther || args.has('new') || (args.has('guest') && !known.guest))
    throw new ServerError(`you are signed in to ${known.server} as ${known.name}; warren logout first`);
  await io.write(`${signedInWords(known)}\n`);
  return 0;
}

function signedInWords({ server, name, guest }: Pick<SignedIn, 'server' | 'name' | 'guest'>): string {
  return oneLine(`signed in to ${server} as ${name}${guest ? ', a guest' : ''}`);
}
