import { type Durations, makeDurations, type Sample } from '../lib/durations.js';
import type { Database } from './database.js';

/** The upper ends of the buckets, in seconds: a read of the embedded database takes some microseconds. */
const BUCKETS = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** How long reads and writes of a database took, with the time they waited for their turn. */
export interface DatabaseTimes {
  samples(name: string): Sample[];
}

/** The same database, with its times measured. */
export function timeDatabase(database: Database): {
  readonly timed: Database;
  readonly times: DatabaseTimes;
} {
  const reads = makeDurations({ kind: 'read' }, BUCKETS);
  const writes = makeDurations({ kind: 'write' }, BUCKETS);
  const timed: Database = {
    ...database,
    rows: (statement, values) => time(reads, database.rows(statement, values)),
    first: (statement, values) => time(reads, database.first(statement, values)),
    read: (work) => time(reads, database.read(work)),
    write: (work) => time(writes, database.write(work)),
    exclusive: (work) => time(writes, database.exclusive(work)),
  };
  return { timed, times: { samples: (name) => [...reads.samples(name), ...writes.samples(name)] } };
}

async function time<T>(durations: Durations, work: Promise<T>): Promise<T> {
  const began = performance.now();
  try {
    return await work;
  } finally {
    durations.add((performance.now() - began) / 1000);
  }
}
