import { readFileSync } from 'node:fs';
import { nearest } from '@warren/engine';
import { readArgs } from './cli/args.js';
import { type CommandEntry, commandHelp, overview } from './cli/command.js';
import { ClosedPipe, FileError, Interrupted, ServerError, UsageError } from './cli/errors.js';
import { type Io, processIo } from './cli/io.js';
import { oneLine } from './cli/text.js';
import { COMMANDS } from './commands/registry.js';

/** Runs one command line and returns its exit code: 0 well, 1 refused or a file problem, 2 wrong usage. */
export async function main(words: readonly string[], io: Io = processIo()): Promise<number> {
  try {
    return await dispatch(words, io);
  } catch (error) {
    return report(error, io);
  }
}

async function dispatch(words: readonly string[], io: Io): Promise<number> {
  const [name = 'help', ...rest] = words;
  if (name === '--version' || name === 'version') {
    await io.write(`warren ${version()}\n`);
    return 0;
  }
  if (name === 'help' || name === '--help' || name === '-h') {
    await io.write(rest.length === 0 ? overview(COMMANDS) : await commandHelp(findCommand(rest[0])));
    return 0;
  }
  const entry = findCommand(name);
  const command = await entry.load();
  const args = readArgs(command, rest);
  if (args.has('help')) {
    await io.write(await commandHelp(entry));
    return 0;
  }
  return command.run(args, io);
}

function findCommand(name: string): CommandEntry {
  const entry = COMMANDS.find((known) => known.name === name);
  if (entry !== undefined) return entry;
  const names = COMMANDS.map((known) => known.name);
  throw new UsageError(`there is no command "${name}"; ${nearest(name, names)}`);
}

/** Prints one line for the user. A stack trace is a bug report and only printed with WARREN_DEBUG. */
function report(error: unknown, io: Io): number {
  if (error instanceof ClosedPipe) return 0;
  if (error instanceof Interrupted) {
    io.notify('stopped');
    return 130;
  }
  if (error instanceof UsageError || error instanceof FileError || error instanceof ServerError) {
    io.notify(`warren: ${oneLine(error.message)}`);
    return error instanceof UsageError ? 2 : 1;
  }
  io.notify(
    `warren: this is a bug in Warren: ${oneLine(error instanceof Error ? error.message : String(error))}`,
  );
  if (io.env.WARREN_DEBUG !== undefined && error instanceof Error) io.notify(error.stack ?? '');
  return 70;
}

/** The version in this program's package.json. */
export function version(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
