import { existsSync } from 'node:fs';
import { accept, type Result, refuse } from '@warren/engine';
import { openStore } from './open-store.js';
import { isStuck, type QueueCounts, type QueuedRun } from './repositories/run-queue.js';

export type { QueuedRun };

/** Which of the waiting runs are meant; without anything all of them. */
export interface QueueFilter {
  readonly run?: string | undefined;
  /** The name of a player. */
  readonly player?: string | undefined;
  readonly game?: string | undefined;
  /** Only those that were begun too often. */
  readonly stuck?: boolean;
}

export interface QueueView {
  readonly counts: QueueCounts;
  /** Those that are meant, the oldest first. */
  readonly runs: readonly QueuedRun[];
}

/** The queue of a database, for its operator; servers may be using it. */
export interface QueueAdmin {
  look(filter: QueueFilter, now: number): Promise<QueueView>;
  /** Lets the runs be tried at once, or deletes them. Answers how many. */
  retry(runs: readonly QueuedRun[]): Promise<number>;
  clear(runs: readonly QueuedRun[]): Promise<number>;
  close(): Promise<void>;
}

const SQLITE = 'sqlite:';
/** More than a server lets wait. */
const MOST_RUNS = 100_000;

/** Opens the queue of a database that is there already. */
export async function openQueueAdmin(address: string): Promise<Result<QueueAdmin>> {
  const file = address.slice(SQLITE.length);
  if (address.startsWith(SQLITE) && !existsSync(file)) return refuse(`there is no database ${file}`);
  const opened = await openStore({ database: address });
  if (!opened.ok) return opened;
  const { queue, close } = opened.value;
  const each = async (runs: readonly QueuedRun[], change: (id: string) => Promise<boolean>) => {
    let changed = 0;
    for (const { id } of runs) if (await change(id)) changed++;
    return changed;
  };
  return accept({
    look: async (filter, now) => ({
      counts: await queue.counts(now),
      runs: (await queue.list(MOST_RUNS)).filter((run) => isMeant(run, filter, now)),
    }),
    retry: (runs) => each(runs, queue.retry),
    clear: (runs) => each(runs, queue.remove),
    close,
  });
}

function isMeant(
  run: QueuedRun,
  { run: id, player, game, stuck = false }: QueueFilter,
  now: number,
): boolean {
  if (id !== undefined && run.id !== id) return false;
  if (player !== undefined && run.playerName !== player) return false;
  if (game !== undefined && run.game !== game) return false;
  return !stuck || isStuck(run, now);
}
