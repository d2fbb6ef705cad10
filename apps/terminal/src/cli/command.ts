import { type Args, type CommandSyntax, flagsOf } from './args.js';
import type { Io } from './io.js';
import { listing } from './text.js';

/** One word of the `warren` command. Help, checks and dispatch all read this record. */
export interface Command extends CommandSyntax {
  readonly usage: readonly string[];
  readonly examples: readonly string[];
  /** Further lines of help. */
  readonly notes?: readonly string[];
  /** Does the work and returns the exit code. */
  run(args: Args, io: Io): Promise<number>;
}

/** A command in the list of all: what is told of it in a line, and the way to the rest. */
export interface CommandEntry extends Pick<Command, 'name'> {
  readonly summary: string;
  load(): Promise<Command>;
}

/** A command that lists things: a line each, or all of their fields as JSON. */
export function listCommand<Row extends { readonly id: string; readonly about: string }>(
  name: string,
  rows: readonly Row[],
  lineOf: (row: Row) => string = ({ about }) => about,
): Command {
  return {
    name,
    usage: [`${name} [--json]`],
    operands: null,
    flags: { json: `as JSON: [{${Object.keys(rows[0]).join()}}]` },
    examples: [`warren ${name}`, `warren ${name} --json`],
    async run(args, io) {
      const lines = rows.map((row) => ({ id: row.id, about: lineOf(row) }));
      await io.write(args.has('json') ? `${JSON.stringify(rows)}\n` : listing(lines));
      return 0;
    },
  };
}

const COLUMN = 24;

/** The page of one command. */
export async function commandHelp({ name: word, summary, load }: CommandEntry): Promise<string> {
  const command = await load();
  const lines = [`warren ${word}: ${summary}`, '', 'Usage'];
  for (const usage of command.usage) lines.push(`  warren ${usage}`);
  if (command.operands !== null) lines.push('', `  ${command.operands}`);
  const flags = flagsOf(command.flags);
  if (flags.length > 0) lines.push('', 'Flags');
  for (const { name, value, about } of flags) {
    const left = `  --${name}${value === null ? '' : ` ${value}`}`;
    lines.push(`${left.padEnd(COLUMN - 1)} ${about}`);
  }
  if (command.notes !== undefined) lines.push('', ...command.notes);
  lines.push('', 'Examples');
  for (const example of command.examples) lines.push(`  ${example}`);
  return `${lines.join('\n')}\n`;
}

/** The page of all commands. */
export function overview(commands: readonly CommandEntry[]): string {
  const lines = [
    'warren: mazes from a seed, the same on every machine',
    '',
    'Usage',
    '  warren COMMAND [FLAGS]',
    '  warren help COMMAND',
    '',
    'Commands',
  ];
  for (const { name, summary } of commands) lines.push(`  ${name.padEnd(14)} ${summary}`);
  lines.push('', 'Try', '  warren maze --width 20 --height 10 --seed hello --solution', '');
  return lines.join('\n');
}
