import { orUsage } from '../cli/args.js';
import type { Command } from '../cli/command.js';
import { FileError, UsageError } from '../cli/errors.js';
import { oneLine } from '../cli/text.js';

/** `warren restore`: a backup becomes the server's database again. */
export const command: Command = {
  name: 'restore',
  usage: ['restore FILE [--data DIR] [--database URL]'],
  operands: 'FILE was written by warren backup.',
  flags: [
    { name: 'data', value: 'DIR', about: 'the folder of the database, as for serve' },
    { name: 'database', value: 'URL', about: 'sqlite:FILE, as for serve; PostgreSQL has pg_restore' },
  ],
  notes: [
    'The backup is checked first, the server must be stopped, and the old database is kept beside the new.',
  ],
  examples: ['warren restore warren-2026-01-31.sqlite'],
  async run(args, io) {
    const [path, ...more] = args.operands;
    if (path === undefined || more.length > 0) throw new UsageError('restore needs the name of one file');
    // Loaded here, so that no other command waits for a database to load.
    const { restore } = await import('@warren/server/backup');
    const { readConfig } = await import('@warren/server/config');
    const flags = { data: args.text('data'), database: args.text('database') };
    const { database } = orUsage(readConfig({ flags, environment: io.env }));
    const restored = restore(database, path);
    if (!restored.ok) throw new FileError(oneLine(restored.reason));
    const { file, aside } = restored.value;
    const before = aside === null ? '' : `; what was there before is ${aside}`;
    await io.write(`${oneLine(`${path} is restored to ${file}${before}`)}\n`);
    return 0;
  },
};
