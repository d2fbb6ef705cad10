import type { Session } from '@warren/client';
import { LIMITS, readDisplayName } from '@warren/protocol/client';
import { type Args, orUsage } from '../cli/args.js';
import { FileError, ServerError, UsageError } from '../cli/errors.js';
import { readWhole } from '../cli/files.js';
import type { Io } from '../cli/io.js';
import { serverError } from './account.js';
import { askLine } from './ask-line.js';
import { greet, type LineOptions } from './server-line.js';

const LONGEST_PASSWORD = LIMITS.password.max;

/** Signs in as the flags say, asking for what they leave open. Throws what the player has to know. */
export async function signIn(args: Args, io: Io, session: Session, where: LineOptions): Promise<void> {
  const answer = args.has('guest')
    ? await greet(where).then(session.signInGuest)
    : await signInByName(args, io, session, where);
  if (!answer.ok) throw serverError(answer);
}

async function signInByName(args: Args, io: Io, session: Session, where: LineOptions) {
  const isTyped = io.stdoutIsTerminal && process.stdin.isTTY === true;
  const given = args.text('name');
  if (given === undefined && !isTyped) throw new UsageError('login needs --name NAME, or --guest');
  if (given !== undefined) orUsage(readDisplayName(given));
  // Before a password is asked for: it is for a Warren server only.
  await greet(where);
  const name = given ?? (await askLine({ prompt: 'Name: ', longest: LIMITS.name.max }));
  const credentials = { name, password: await readPassword(args, io, isTyped) };
  return args.has('new') ? session.register(credentials) : session.signIn(credentials);
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
  if (!args.has('new')) return password;
  const again = await askLine({ prompt: 'The same again: ', ...question });
  if (again !== password) throw new ServerError('these are two passwords; nothing was done');
  return password;
}

function needPassword(password: string, where: string): string {
  if (password === '') throw new FileError(`there is no password in ${where}`);
  return password;
}
