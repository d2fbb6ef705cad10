import { setImmediate } from 'node:timers';
import type { Transaction } from '../database.js';
import type { Connection } from './connection.js';

/** At most so many writes share a commit, so that the first need not wait long for the last. */
const LARGEST_GROUP = 256;

type Work<T> = (tx: Transaction) => Promise<T>;

interface Waiting {
  readonly work: Work<unknown>;
  readonly resolve: (value: never) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Writes that arrive together share a transaction, because waiting for the disk costs far more than writing. Each
 * has a savepoint, so that one that fails does not undo the others. Success is reported after the commit.
 */
export function makeGroupCommit(connection: Connection) {
  const queue: Waiting[] = [];
  let running: Promise<void> | null = null;

  const runAll = async () => {
    // Other writes of this turn of the event loop join the group.
    await new Promise<void>((resolve) => setImmediate(resolve));
    while (queue.length > 0) await commitGroup(connection, queue.splice(0, LARGEST_GROUP));
    running = null;
  };

  return {
    /** Fulfilled when the write is on disk; rejected when nothing of it is. */
    write: <T>(work: Work<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        queue.push({ work, resolve, reject });
        running ??= runAll();
      }),
    /** Fulfilled when all writes so far are done. */
    rest: async () => {
      while (running !== null) await running;
    },
  };
}

async function commitGroup(connection: Connection, group: readonly Waiting[]): Promise<void> {
  const answers: (() => void)[] = [];
  try {
    connection.exec('begin immediate');
    for (const waiting of group) answers.push(await runOne(connection, waiting));
    connection.exec('commit');
  } catch (error) {
    if (connection.raw.isTransaction) connection.exec('rollback');
    for (const { reject } of group) reject(error);
    return;
  }
  for (const answer of answers) answer();
}

/** Runs one write; returns the callback that reports it after the commit. Throws when the group is lost. */
async function runOne(connection: Connection, { work, resolve, reject }: Waiting): Promise<() => void> {
  connection.exec('savepoint one');
  try {
    const value = await work(connection.tx);
    connection.exec('release one');
    return () => resolve(value as never);
  } catch (error) {
    // A full disk ends the whole transaction by itself; then there is no savepoint to roll back to.
    if (!connection.raw.isTransaction) throw error;
    connection.exec('rollback to one');
    connection.exec('release one');
    return () => reject(error);
  }
}
