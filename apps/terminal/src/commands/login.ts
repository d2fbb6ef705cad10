import type { Session } from '@warren/client';
import { readShownText } from '@warren/engine';
import { LIMITS, readDisplayName } from '@warren/protocol/client';
import { type Args, orUsage } from '../cli/args.js';
import type { Command } from '../cli/command.js';
import { FileError, ServerError, UsageError } from '../cli/errors.js';
import { readWhole } from '../cli/files.js';
import type { Io } from '../cli/io.js';
import { oneLine } from '../cli/text.js';
import { openSession, type SignedIn, serverError, whoIsSignedIn } from '../online/account.js';
import { askLine } from '../online/ask-line.js';
import { DEFAULT_SERVER, isOpenToAll, readServerAddress } from '../online/server-address.js';
import { greet, type LineOptions } from '../online/server-line.js';
import { openDataFolder } from '../storage/data-folder.js';

/** `warren login`: signs in, so that runs are ranked and saves follow. */
export const command: Command = {
  name: 'login',
  usage: ['login [--server URL] [--name NAME] [--new | --guest | --recover] [--password-file FILE]'],
  operands: null,
  flags: {
    'server URL': `where the server is (${DEFAULT_SERVER})`,
    'name NAME': 'your name there; asked for when it is left away',
    new: 'makes a new account of this name; a guest keeps everything',
    recover: 'sets a new password by a recovery code, which is asked for',
    guest: 'becomes a guest: an account without a password',
    'password-file FILE': 'reads the password from the first line of a file',
    'data DIR': "where the session is kept (this system's folder for data)",
  },
  examples: [
    'warren login --server https://example.org --name Ann',
    'warren login --guest',
    'warren login --name Ann < password.txt',
    'warren login --name Ann --recover',
  ],
  notes: [
    'The password is asked for without being shown, or is the first line of standard input; it is no argument,',
    'since others on this machine can see those. When you are signed in already, it says as whom.',
  ],
  async run(args, io) {
    if (args.has('guest') && (args.has('new') || args.text('name') !== undefined))
      throw new UsageError('a guest has no name yet; leave --guest or the others away');
    if (args.has('recover') && (args.has('guest') || args.has('new')))
      throw new UsageError('--recover is for an account that you have; leave --new and --guest away');
    const { data: folder } = openDataFolder(args);
    const wanted = args.text('server');
    const asked = wanted === undefined ? null : orUsage(readServerAddress(wanted));
    const known = await stillSignedIn(folder, io);
    const server = asked ?? known?.server ?? DEFAULT_SERVER;
    if (known !== null && !becomesNamed(args, known, server)) return greetKnown(args, io, known, server);
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

/** A guest keeps the account when registering; the token is only sent to its own server. */
function becomesNamed(args: Args, known: SignedIn, server: string): boolean {
  return args.has('new') && known.guest && server === known.server;
}

async function greetKnown(args: Args, io: Io, known: SignedIn, server: string): Promise<number> {
  const name = args.text('name');
  const isOther = server !== known.server || (name ?? known.name) !== known.name;
  if (isOther || args.has('new') || (args.has('guest') && !known.guest))
    throw new ServerError(`you are signed in to ${known.server} as ${known.name}; warren logout first`);
  await io.write(`${signedInWords(known)}\n`);
  return 0;
}

function signedInWords({ server, name, guest }: Pick<SignedIn, 'server' | 'name' | 'guest'>): string {
  return oneLine(`signed in to ${server} as ${name}${guest ? ', a guest' : ''}`);
}

const LONGEST_PASSWORD = LIMITS.password.max;

/** Signs in as the flags say, asking for what they leave open. Throws what the player has to know. */
export async function signIn(args: Args, io: Io, session: Session, where: LineOptions): Promise<void> {
  const answer = args.has('guest')
    ? await greet(where).then(session.signInGuest)
    : await signInByName(args, io, session, where);
  if (!answer.ok) throw serverError(answer);
}

const readName = (name: string) => readShownText(name, { what: 'a name', ...LIMITS.name });

async function signInByName(args: Args, io: Io, session: Session, where: LineOptions) {
  const isTyped = io.stdoutIsTerminal && process.stdin.isTTY === true;
  const given = args.text('name');
  if (given === undefined && !isTyped) throw new UsageError('login needs --name NAME, or --guest');
  // A name that was taken before a rule was made can still sign in.
  const check = args.has('new') ? readDisplayName : readName;
  if (given !== undefined) orUsage<unknown>(check(given));
  // Before a password is asked for: it is for a Warren server only.
  await greet(where);
  const name = given ?? (await askLine({ prompt: 'Name: ', longest: LIMITS.name.max }));
  if (args.has('recover')) {
    if (!isTyped) throw new UsageError('--recover asks for a code and a password; it needs a terminal');
    const code = await askLine({ prompt: 'Recovery code: ', longest: LONGEST_CODE });
    return session.recover({ name, code, password: await readPassword(args, io, isTyped) });
  }
  const credentials = { name, password: await readPassword(args, io, isTyped) };
  if (!args.has('new')) return session.signIn(credentials);
  const answer = await session.register(credentials);
  if (answer.ok) await tellCodes(io, answer.value.recoveryCodes);
  return answer;
}

/** A code has 16 letters; spaces and dashes do not matter. */
const LONGEST_CODE = 64;

/** They are told this once: the server keeps hashes of them only. */
async function tellCodes(io: Io, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return;
  const lines = codes.map((code) => `  ${oneLine(code)}\n`).join('');
  await io.write(`your recovery codes; each sets a new password once (warren login --recover):\n${lines}`);
}

/** The password from a file, from the person or from standard input: never from the command line. */
async function readPassword(args: Args, io: Io, isTyped: boolean): Promise<string> {
  const path = args.text('password-file');
  if (path !== undefined) {
    const text = new TextDecoder().decode(await readWhole(path, 4 * LONGEST_PASSWORD + 2));
    return needPassword(text.split(/\r?\n/, 1)[0], path);
  }
  if (!isTyped) {
    for await (const line of io.lines(LONGEST_PASSWORD)) return needPassword(line, 'standard input');
    return needPassword('', 'standard input');
  }
  const question = { longest: LONGEST_PASSWORD, isSecret: true };
  const password = await askLine({ prompt: 'Password: ', ...question });
  if (!args.has('new') && !args.has('recover')) return password;
  const again = await askLine({ prompt: 'The same again: ', ...question });
  if (again !== password) throw new ServerError('these are two passwords; nothing was done');
  return password;
}

function needPassword(password: string, where: string): string {
  if (password === '') throw new FileError(`there is no password in ${where}`);
  return password;
}
