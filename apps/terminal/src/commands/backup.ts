import { orUsage } from '../cli/args.js';
import type { Command } from '../cli/command.js';
import { FileError, UsageError } from '../cli/errors.js';
import { oneLine } from '../cli/text.js';

/** `warren backup`: a copy of the server's database. */
export const command: Command = {
  name: 'backup',
  usage: ['backup FILE [--data DIR] [--database URL] [--force]'],
  operands: 'FILE is where the copy goes.',
  flags: [
    { name: 'data', value: 'DIR', about: 'the folder of the database, as for serve' },
    { name: 'database', value: 'URL', about: 'sqlite:FILE, as for serve; PostgreSQL has pg_dump' },
    { name: 'force', value: null, about: 'replaces FILE when it is there already' },
  ],
  examples: ['warren backup warren-2026-01-31.sqlite'],
  async run(args, io) {
    const [path, ...more] = args.operands;
    if (path === undefined || more.length > 0) throw new UsageError('backup needs the name of one file');
    // Loaded here, so that no other command waits for a database to load.
    const { backUp } = await import('@warren/server/backup');
    const { readConfig } = await import('@warren/server/config');
    const flags = { data: args.text('data'), database: args.text('database') };
    const { database } = orUsage(readConfig({ flags, environment: io.env }));
    const copied = await backUp(database, { path, replace: args.has('force') });
    if (!copied.ok) throw new FileError(oneLine(copied.reason));
    await io.write(`${oneLine(`${copied.value} is copied to ${path}`)}\n`);
    return 0;
  },
};
