import type { QueuedRun, QueueView } from '@warren/server/queue';
import type { Command } from '../cli/command.js';
import { UsageError } from '../cli/errors.js';
import { orFile } from '../cli/files.js';
import { oneLine } from '../cli/text.js';
import { databaseOf } from './database.js';

/** `warren queue`: the runs that wait to be checked by the servers of a database. */
export const command: Command = {
  name: 'queue',
  usage: ['queue [--stuck] [--run ID] [--player NAME] [--game ID] [--retry | --clear] [--json]'],
  operands: 'Shows the runs that wait to be checked, and lets the operator try them again or delete them.',
  flags: {
    'data DIR': 'the folder of the database, as for serve',
    'database URL': 'sqlite:FILE or postgres://..., as for serve',
    stuck: 'only runs that were begun too often and wait for you',
    'run ID': 'only this run',
    'player NAME': 'only runs of this player',
    'game ID': 'only runs of this game',
    retry: 'has the runs tried again at once',
    clear: 'deletes the runs; their tickets stay used',
    json: 'prints JSON',
  },
  examples: ['warren queue', 'warren queue --stuck --retry', 'warren queue --player "Guest 482193" --clear'],
  async run(args, io) {
    if (args.operands.length > 0) throw new UsageError('queue takes flags only; --run names a run');
    if (args.has('retry') && args.has('clear')) throw new UsageError('either --retry or --clear, not both');
    // Loaded here, so that no other command waits for a database to load.
    const { openQueueAdmin } = await import('@warren/server/queue');
    const queue = orFile(await openQueueAdmin(await databaseOf(args, io)));
    try {
      const now = Date.now();
      const filter = {
        run: args.text('run'),
        player: args.text('player'),
        game: args.text('game'),
        stuck: args.has('stuck'),
      };
      const view = await queue.look(filter, now);
      if (args.has('retry')) await io.write(`${await queue.retry(view.runs)} runs are tried again\n`);
      else if (args.has('clear')) await io.write(`${await queue.clear(view.runs)} runs are deleted\n`);
      else await io.write(args.has('json') ? `${JSON.stringify(view)}\n` : describe(view, now));
      return 0;
    } finally {
      await queue.close();
    }
  },
};

/** The rows of a screen. */
const MOST_ROWS = 40;

function describe({ counts, runs }: QueueView, now: number): string {
  const { waiting, running, stuck, oldest } = counts;
  const age = oldest === null ? '' : `, the oldest for ${seconds(now - oldest)}`;
  const players = new Set(runs.map(({ accountId }) => accountId)).size;
  const longest = runs.reduce((most, { ticks }) => Math.max(most, ticks), 0);
  return [
    `${waiting} runs wait${age}; ${running} of them are being checked, ${stuck} are stuck`,
    ...(runs.length === 0
      ? []
      : [`${runs.length} shown, of ${players} players, at most ${longest} ticks long`]),
    ...runs.slice(0, MOST_ROWS).map((run) => row(run, now)),
    ...(runs.length > MOST_ROWS ? [`and ${runs.length - MOST_ROWS} more; --json lists all`] : []),
    '',
  ].join('\n');
}

function row(
  { id, playerName, game, ticks, ranked, receivedAt, leaseOwner, tries }: QueuedRun,
  now: number,
): string {
  const state = leaseOwner === '' ? 'waits' : 'checked';
  const facts = [id, game.padEnd(13), (ranked ? 'ranked' : 'practice').padEnd(8), state.padEnd(7)];
  return oneLine(
    `${facts.join('  ')}  ${`${ticks}`.padStart(8)} ticks  ${seconds(now - receivedAt).padStart(8)}  ${tries} tries  ${playerName}`,
  );
}

function seconds(ms: number): string {
  return `${Math.max(0, Math.round(ms / 1000))} s`;
}
