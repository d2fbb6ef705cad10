import { type Answer, LIMITS, readDisplayName, type SignedIn as Welcome } from '@warren/protocol/client';
import { type Args, orUsage } from '../cli/args.js';
import { FileError, ServerError, UsageError } from '../cli/errors.js';
import { readWhole } from '../cli/files.js';
import type { Io } from '../cli/io.js';
import type { SignedIn } from './account-file.js';
import { askLine } from './ask-line.js';
import { serverError } from './need-signed-in.js';
import { greet, type LineOptions, openLine } from './server-line.js';

const LONGEST_PASSWORD = LIMITS.password.max;

/** Signs in as the flags say, asking for what they leave open. Throws what the person has to know. */
export async function signIn(args: Args, io: Io, where: LineOptions): Promise<SignedIn> {
  const { server } = where;
  const line = openLine(where);
  if (args.has('guest')) {
    await needServer(line, server);
    return welcome(await line.call('guest', { body: { wants: 'token' } }), server);
  }
  const isTyped = io.stdoutIsTerminal && process.stdin.isTTY === true;
  const given = args.text('name');
  if (given === undefined && !isTyped) throw new UsageError('login needs --name NAME, or --guest');
  if (given !== undefined) orUsage(readDisplayName(given));
  // Before a password is asked for: it is for a Warren server only.
  await needServer(line, server);
  const name = given ?? (await askLine({ prompt: 'Name: ', longest: LIMITS.name.max }));
  const password = await readPassword(args, io, isTyped);
  const body = { name, password, wants: 'token' as const };
  return welcome(await line.call(args.has('new') ? 'register' : 'login', { body }), server);
}

async function needServer(line: ReturnType<typeof openLine>, server: string): Promise<void> {
  const greeted = await greet(line, server);
  if (!greeted.ok) throw new ServerError(greeted.reason);
}

function welcome(answer: Answer<Welcome>, server: string): SignedIn {
  if (!answer.ok) throw serverError(answer);
  const { account, token } = answer.value;
  if (token === undefined) throw new ServerError(`${server} gives no token to programs`);
  return { server, token, id: account.id, name: account.name, guest: account.guest };
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
