import { type SqlBool, sql } from 'kysely';
import type { Database, Transaction } from '../database.js';
import { type Given, statement } from '../statement.js';
import { type RunRow, readingRuns, runOf } from './run-rows.js';

/** Where a run came from, and how many may wait there. */
export interface Arrival {
  /** A keyed hash of the address; empty for none. */
  readonly bucket: string;
  readonly mostOfAccount: number;
  readonly mostOfAddress: number;
  readonly mostOfAll: number;
  /** How many bytes all recordings of the account may take up. */
  readonly mostBytes: number;
  /** Whether a run cannot have been played beside others of its account; none is asked for if left out. */
  readonly overlaps?: (run: Played & { readonly receivedAt: number }, others: readonly Played[]) => boolean;
}

/** When the ticket of a run was drawn, and how long the run was played. */
export interface Played {
  readonly drawnAt: number;
  readonly playedMs: number;
}

/** Without limits. */
export const ANYWHERE: Arrival = {
  bucket: '',
  mostOfAccount: Number.MAX_SAFE_INTEGER,
  mostOfAddress: Number.MAX_SAFE_INTEGER,
  mostOfAll: Number.MAX_SAFE_INTEGER,
  mostBytes: Number.MAX_SAFE_INTEGER,
};

/**
 * A run whose playing again was begun so often without an end is stuck: it is tried once in a while only, or when an
 * operator says so.
 */
export const MOST_TRIES = 5;
/** So long a stuck run rests: it may have been the servers that died, and not because of it. */
export const REST_MS = 3_600_000;

/** Whether a run is stuck, and no server plays it again now. */
export function isStuck({ tries, leaseOwner, leaseUntil }: StuckRun, now: number): boolean {
  return tries >= MOST_TRIES && (leaseOwner === '' || leaseUntil <= now);
}

type StuckRun = Pick<QueuedRun, 'tries' | 'leaseOwner' | 'leaseUntil'>;

/** The server that leases runs, and until when. */
export interface Lease {
  readonly owner: string;
  readonly now: number;
  readonly until: number;
}

/** The waiting runs of the database in numbers. */
export interface QueueCounts {
  /** All that have no verdict, and those of them that a server plays again now. */
  readonly waiting: number;
  readonly running: number;
  /** Those that were begun too often. */
  readonly stuck: number;
  /** When the oldest of all came in; `null` where none waits. */
  readonly oldest: number | null;
}

/** A waiting run as its operator sees it. */
export interface QueuedRun {
  readonly id: string;
  readonly accountId: string;
  readonly playerName: string;
  readonly game: string;
  readonly ticks: number;
  readonly ranked: boolean;
  readonly receivedAt: number;
  readonly leaseOwner: string;
  readonly leaseUntil: number;
  readonly tries: number;
}

/**
 * The waiting runs of all servers. Those with a ticket come first, then each account's first run before any account's
 * second, then the oldest.
 */
export interface RunQueue {
  /** Leases the next run; `null` where none is free. */
  claim(lease: Lease): Promise<RunRow | null>;
  /** Extends leases of a server. */
  extend(owner: string, ids: Iterable<string>, until: number): Promise<void>;
  /** Gives a run back, to be tried again from then on. `isBlamed`: it counts as a try. */
  release(
    id: string,
    owner: string,
    again: { readonly at: number; readonly isBlamed: boolean },
  ): Promise<void>;
  counts(now: number): Promise<QueueCounts>;
  /** The oldest waiting runs. */
  list(limit: number): Promise<readonly QueuedRun[]>;
  /** Lets a run be tried at once, however often it was begun. False when it does not wait. */
  retry(id: string): Promise<boolean>;
  /** Deletes a waiting run; its ticket stays used. False when it does not wait. */
  remove(id: string): Promise<boolean>;
}

/** A literal, since the partial indexes of waiting runs are used for this condition only. */
const WAITING = sql<SqlBool>`status = 'waiting'`;

export function makeRunQueue(database: Database): RunQueue {
  const { first, rows, write } = database;
  const found = { ...leasing(database), ...looking(database), find: readingRuns(database).find };
  const changes = async (change: Parameters<Transaction['run']>[0], values: object) =>
    (await write((tx) => tx.run(change, values))) > 0;
  return {
    claim: (lease) =>
      write(async (tx) => {
        const claimed = await tx.first(found.claim, lease);
        const run = claimed === null ? null : await tx.first(found.find, claimed);
        return run === null ? null : runOf(run);
      }),
    extend: (owner, ids, until) =>
      write(async (tx) => {
        for (const id of ids) await tx.run(found.extend, { id, owner, until });
      }),
    release: async (id, owner, { at, isBlamed }) => {
      await write((tx) => tx.run(found.release, { id, owner, at, forgiven: isBlamed ? 0 : 1 }));
    },
    counts: async (now) => {
      const { waiting = 0, running, stuck, oldest } = (await first(found.counts, { now })) ?? {};
      return { waiting, running: running ?? 0, stuck: stuck ?? 0, oldest: oldest ?? null };
    },
    list: async (limit) =>
      (await rows(found.list, { limit })).map(({ ticketId, ...run }) => ({
        ...run,
        ranked: ticketId !== null,
      })),
    retry: (id) => changes(found.retry, { id }),
    remove: (id) => changes(found.remove, { id }),
  };
}

function leasing({ build, kind }: Database) {
  return {
    claim: statement((given: Given<Lease>) =>
      build
        .updateTable('run')
        .set({ lease_owner: given('owner'), lease_until: given('until'), tries: sql`tries + 1` })
        .where('id', '=', (inner) => {
          const next = inner
            .selectFrom('run as next')
            .select('next.id')
            .where(sql<SqlBool>`next.status = 'waiting'`)
            .where('next.lease_until', '<=', given('now'))
            .where(({ or, eb }) =>
              or([
                eb('next.tries', '<', MOST_TRIES),
                eb(sql<number>`next.lease_until + ${sql.lit(REST_MS)}`, '<=', given('now')),
              ]),
            )
            .orderBy(sql`case when next.ticket_id is null then 1 else 0 end`)
            // How many runs of the same account are before it.
            .orderBy((order) =>
              order
                .selectFrom('run as before')
                .select(({ fn }) => fn.countAll().as('count'))
                .where(sql<SqlBool>`before.status = 'waiting'`)
                .whereRef('before.account_id', '=', 'next.account_id')
                .where(sql<SqlBool>`(before.received_at, before.id) < (next.received_at, next.id)`),
            )
            .orderBy('next.received_at')
            .orderBy('next.id')
            .limit(1);
          // SQLite has one writer. On PostgreSQL a run that another server is about to lease is passed over.
          return kind === 'postgres' ? next.forUpdate().skipLocked() : next;
        })
        .returning('id'),
    ),
    extend: statement((given: Given<{ id: string; owner: string; until: number }>) =>
      build
        .updateTable('run')
        .set({ lease_until: given('until') })
        .where('id', '=', given('id'))
        .where(WAITING)
        .where('lease_owner', '=', given('owner')),
    ),
    release: statement((given: Given<{ id: string; owner: string; at: number; forgiven: number }>) =>
      build
        .updateTable('run')
        .set({ lease_owner: '', lease_until: given('at'), tries: sql`tries - ${given('forgiven')}` })
        .where('id', '=', given('id'))
        .where('lease_owner', '=', given('owner')),
    ),
  };
}

function looking({ build }: Database) {
  return {
    counts: statement((given: Given<{ now: number }>) =>
      build
        .selectFrom('run')
        .select(({ fn }) => [
          fn.countAll<number>().as('waiting'),
          fn.min<number | null>('received_at').as('oldest'),
          sql<
            number | null
          >`sum(case when lease_owner <> '' and lease_until > ${given('now')} then 1 else 0 end)`.as(
            'running',
          ),
          sql<
            number | null
          >`sum(case when tries >= ${sql.lit(MOST_TRIES)} and (lease_owner = '' or lease_until <= ${given('now')}) then 1 else 0 end)`.as(
            'stuck',
          ),
        ])
        .where(WAITING),
    ),
    list: statement((given: Given<{ limit: number }>) =>
      build
        .selectFrom('run')
        .innerJoin('account', 'account.id', 'run.account_id')
        .select(['run.id as id', 'run.account_id as accountId', 'account.name as playerName'])
        .select(['run.game as game', 'run.ticks as ticks', 'run.ticket_id as ticketId'])
        .select(['run.received_at as receivedAt', 'run.tries as tries'])
        .select(['run.lease_owner as leaseOwner', 'run.lease_until as leaseUntil'])
        .where(WAITING)
        .orderBy('run.received_at')
        .orderBy('run.id')
        .limit(given('limit')),
    ),
    retry: statement((given: Given<{ id: string }>) =>
      build
        .updateTable('run')
        .set({ tries: 0, lease_until: 0, lease_owner: '' })
        .where('id', '=', given('id'))
        .where(WAITING),
    ),
    remove: statement((given: Given<{ id: string }>) =>
      build.deleteFrom('run').where('id', '=', given('id')).where(WAITING),
    ),
  };
}

/** Says which limit an arrival would break, inside the transaction that keeps the run. */
export type RoomCheck = (
  tx: Transaction,
  accountId: string,
  arrival: Arrival,
) => Promise<'account' | 'address' | 'all' | null>;

export function makeRoomCheck({ build }: Database): RoomCheck {
  const waiting = build
    .selectFrom('run')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(WAITING);
  const counts = statement((given: Given<{ accountId: string; bucket: string }>) =>
    build.selectNoFrom([
      waiting.where('account_id', '=', given('accountId')).as('ofAccount'),
      waiting.where('bucket', '=', given('bucket')).as('ofAddress'),
      waiting.as('ofAll'),
    ]),
  );
  return async (tx, accountId, { bucket, mostOfAccount, mostOfAddress, mostOfAll }) => {
    const { ofAccount, ofAddress, ofAll } = (await tx.first(counts, { accountId, bucket })) ?? {};
    if ((ofAccount ?? 0) >= mostOfAccount) return 'account';
    if ((ofAddress ?? 0) >= mostOfAddress) return 'address';
    return (ofAll ?? 0) >= mostOfAll ? 'all' : null;
  };
}
