import { type Args, orUsage } from '../cli/args.js';
import type { Command } from '../cli/command.js';
import { orFile } from '../cli/files.js';
import type { Io } from '../cli/io.js';
import { oneLine } from '../cli/text.js';

/** `warren backup`: a copy of the server's database. */
export const backup: Command = {
  name: 'backup',
  usage: ['backup FILE [--data DIR] [--database URL] [--force]'],
  operands: 'FILE is where the copy goes.',
  flags: {
    'data DIR': 'the folder of the database, as for serve',
    'database URL': 'sqlite:FILE, as for serve; PostgreSQL has pg_dump',
    force: 'replaces FILE when it is there already',
  },
  examples: ['warren backup warren-2026-01-31.sqlite'],
  async run(args, io) {
    const path = args.operand('backup needs the name of one file');
    const { backUp } = await import('@warren/server/backup');
    const copied = await backUp(await databaseOf(args, io), { path, replace: args.has('force') });
    await io.write(`${oneLine(`${orFile(copied)} is copied to ${path}`)}\n`);
    return 0;
  },
};

/** `warren restore`: a backup becomes the server's database again. */
export const restore: Command = {
  name: 'restore',
  usage: ['restore FILE [--data DIR] [--database URL]'],
  operands: 'FILE was written by warren backup.',
  flags: {
    'data DIR': 'the folder of the database, as for serve',
    'database URL': 'sqlite:FILE, as for serve; PostgreSQL has pg_restore',
  },
  notes: [
    'The backup is checked first, the server must be stopped, and the old database is kept beside the new.',
  ],
  examples: ['warren restore warren-2026-01-31.sqlite'],
  async run(args, io) {
    const path = args.operand('restore needs the name of one file');
    const server = await import('@warren/server/backup');
    const { file, aside } = orFile(server.restore(await databaseOf(args, io), path));
    const before = aside === null ? '' : `; what was there before is ${aside}`;
    await io.write(`${oneLine(`${path} is restored to ${file}${before}`)}\n`);
    return 0;
  },
};

/** `warren migrate`: brings the server's database up to date. */
export const migrate: Command = {
  name: 'migrate',
  usage: ['migrate [--data DIR] [--database URL]'],
  operands: null,
  flags: {
    'data DIR': 'the folder of the database, as for serve',
    'database URL': 'sqlite:FILE or postgres://..., as for serve',
  },
  notes: [
    'A server does this at its start, unless it is started with --migrate no. Servers of the version before work on.',
  ],
  examples: ['warren migrate --database postgres://warren@localhost/warren'],
  async run(args, io) {
    const { migrateDatabase } = await import('@warren/server/migrate');
    const version = orFile(await migrateDatabase(await databaseOf(args, io)));
    await io.write(`the database is up to date: its form is ${version}\n`);
    return 0;
  },
};

/** The database of the flags and the environment. Loaded here, so that no other command waits for it. */
export async function databaseOf(args: Args, { env }: Io) {
  const { readConfig } = await import('@warren/server/config');
  const flags = { data: args.text('data'), database: args.text('database') };
  return orUsage(readConfig({ flags, environment: env })).database;
}
