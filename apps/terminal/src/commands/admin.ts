import { ACTS, openAdministration } from '@warren/server/administration';
import { readConfig } from '@warren/server/config';
import { type Args, orUsage } from '../cli/args.js';
import type { Command } from '../cli/command.js';
import { FileError, UsageError } from '../cli/errors.js';
import { orFile } from '../cli/files.js';
import type { Io } from '../cli/io.js';
import { jsonLine, oneLine } from '../cli/text.js';

const MOST = { min: 1, max: Number.MAX_SAFE_INTEGER };

/** `warren admin`: what an operator does to accounts, runs, boards and reports. */
export const command: Command = {
  name: 'admin',
  usage: ACTS.map(({ name, operands }) => `admin ${name} ${operands}`.trim()),
  operands: 'NAME is the name of an account, or id: and its id. Every act is written into the audit log.',
  flags: {
    'data DIR': 'the folder of the database, as for serve',
    'database URL': 'sqlite:FILE or postgres://..., as for serve',
    'public-url URL': 'the address of the site, for links (WARREN_PUBLIC_URL, or this machine)',
    'reason TEXT': 'why; it is written into the audit log',
    'until WHEN': 'when a ban ends: 12h, 7d, 2026-12-31 or 2026-12-31T18:00Z',
    'by NAME': 'your name, for the audit log',
    'limit N': 'how many reports or lines are listed (40)',
    'before N': 'only lines of the audit log before this one',
    all: 'closed reports, too',
    yes: 'does what cannot simply be undone: ban, delete, verify, clear, rebuild',
    json: 'prints JSON',
  },
  notes: [...ACTS.map(({ name, summary }) => `${name.padEnd(15)} ${summary}`)],
  examples: [
    'warren admin account Ann',
    'warren admin ban Ann --reason "plays by machine" --until 30d --by Mia --yes',
    'warren admin reset-password Ann --public-url https://example.org',
    'warren admin audit --limit 10',
  ],
  async run(args, io) {
    const [act, ...operands] = args.operands;
    if (act === undefined) throw new UsageError('admin needs an act; see warren help admin');
    const given = givenBy(act, operands, args);
    const { database, site } = placeOf(args, io);
    const administration = orFile(await openAdministration(database, site));
    try {
      const done = await administration.perform(act, given);
      if (!done.ok) throw done.kind === 'usage' ? new UsageError(done.reason) : new FileError(done.reason);
      const { data, lines } = done.value;
      await io.write(
        args.has('json') ? `${jsonLine(data)}\n` : lines.map((line) => `${oneLine(line)}\n`).join(''),
      );
      return 0;
    } finally {
      await administration.close();
    }
  },
};

/** The words and flags of an act by the names of their fields. */
function givenBy(act: string, operands: readonly string[], args: Args): Record<string, unknown> {
  const [subject, name, ...more] = operands;
  if (more.length > 0) throw new UsageError(`admin ${act} takes no "${more[0]}"; quote a name with spaces`);
  const fields = {
    ...{ subject, name, reason: args.text('reason'), until: args.text('until'), by: args.text('by') },
    limit: args.integer('limit', MOST),
    before: args.integer('before', MOST),
    ...(args.has('all') ? { all: true } : {}),
    ...(args.has('yes') ? { yes: true } : {}),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** The database of the flags and the environment, and the address of its web app. */
function placeOf(args: Args, { env }: Io): { readonly database: string; readonly site: string } {
  const names = ['data', 'database', 'public-url'] as const;
  const flags = Object.fromEntries(names.map((name) => [name, args.text(name)]));
  const { database, publicUrl, port } = orUsage(readConfig({ flags, environment: env }));
  return { database, site: publicUrl ?? `http://localhost:${port}` };
}
