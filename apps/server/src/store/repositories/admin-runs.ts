import { sql } from 'kysely';
import type { Database, Transaction } from '../database.js';
import { type Given, statement } from '../statement.js';
import { tableOf } from '../table.js';
import { makeAudit, type Operation } from './audit.js';
import { listOfRun } from './board-lists.js';
import { makeListing } from './listing.js';
import { type RunRow, readingRuns, runOf, selectRuns } from './run-rows.js';

/** What an operator does to runs. Every change writes its line of the audit log in the same transaction. */
export function makeAdminRuns(database: Database) {
  const { write, rows } = database;
  const found = statements(database);
  const audit = makeAudit(database);
  const listing = makeListing(database);

  /** Makes a change of a run under the lock of its account, and lists the account anew; `null` without the run. */
  const changing = <T extends string>(
    id: string,
    operation: Operation,
    act: string,
    change: (tx: Transaction, run: RunRow) => Promise<{ readonly said: T } | { readonly after: string }>,
  ): Promise<'done' | T | null> =>
    write(async (tx) => {
      const seen = await tx.first(found.find, { id });
      if (seen === null) return null;
      await tx.lock('account', seen.accountId);
      const row = await tx.first(found.find, { id });
      if (row === null) return null;
      const run = runOf(row);
      const changed = await change(tx, run);
      if ('said' in changed) return changed.said;
      const list = listOfRun(run);
      if (list !== null) await listing.list(tx, run.accountId, list);
      const subjectName = `${run.game} of ${run.playerName}`;
      audit.append(tx, operation, {
        act,
        subject: id,
        subjectName,
        before: stateOf(run),
        after: changed.after,
      });
      return 'done';
    });

  return {
    /** Takes a run off its board and keeps it from everybody but its player. The next best takes its place. */
    hide: (id: string, operation: Operation) =>
      changing(id, operation, 'hide', async (tx, run) => {
        if (run.hiddenAt !== 0) return { said: 'hidden' };
        await tx.run(found.setHidden, { id, hiddenAt: operation.at, hiddenReason: operation.reason });
        return { after: 'hidden' };
      }),
    restore: (id: string, operation: Operation) =>
      changing(id, operation, 'restore', async (tx, run) => {
        if (run.hiddenAt === 0) return { said: 'not-hidden' };
        await tx.run(found.setHidden, { id, hiddenAt: 0, hiddenReason: '' });
        return { after: run.status };
      }),
    /** Takes the mark of a run that looks like a program's away: an operator has looked at it. */
    review: (id: string, operation: Operation) =>
      changing(id, operation, 'review', async (tx, run) => {
        if (run.unreviewed === 0) return { said: 'no-mark' };
        await tx.run(found.setUnreviewed, { id, unreviewed: 0 });
        return { after: 'reviewed' };
      }),
    /** The oldest runs that wait for an operator to look at them. */
    unreviewed: async (limit: number): Promise<readonly RunRow[]> =>
      (await rows(found.unreviewed, { limit })).map(runOf),
    /** Has a run played again by a server. Until then it is on no board. */
    verifyAgain: (id: string, operation: Operation) =>
      changing<'waiting' | 'no-recording'>(id, operation, 'verify', async (tx, run) => {
        if (run.status === 'waiting') return { said: 'waiting' };
        if ((await tx.first(found.recording, { runId: id })) === null) return { said: 'no-recording' };
        await tx.run(found.wait, { id });
        return { after: 'waiting' };
      }),
  };
}

/** The state of a run in short. */
function stateOf({ status, board, points, hiddenAt }: RunRow): string {
  const listed = board === null ? '' : `, ${board}, ${points} points`;
  return `${hiddenAt === 0 ? '' : 'hidden, '}${status}${listed}`;
}

function statements(database: Database) {
  const { build } = database;
  return {
    find: readingRuns(database).find,
    setUnreviewed: tableOf(database, 'run').update(['unreviewed'], ['id']),
    unreviewed: statement((given: Given<{ limit: number }>) =>
      selectRuns(database)
        .where('run.unreviewed', '=', sql.lit(1))
        .where('run.hidden_at', '=', sql.lit(0))
        .orderBy('run.received_at')
        .orderBy('run.id')
        .limit(given('limit')),
    ),
    setHidden: tableOf(database, 'run').update(['hidden_at', 'hidden_reason'], ['id']),
    recording: tableOf(database, 'recording').select(['run_id'], ['run_id']),
    wait: statement((given: Given<{ id: string }>) =>
      build
        .updateTable('run')
        .set({
          ...{ status: 'waiting', reason: '', outcome: null, points: null, ties: null, verified_at: null },
          ...{ tries: 0, lease_owner: '', lease_until: 0, bucket: '' },
          // What its ticket proved stays; what the simulation found is found anew.
          unranked: sql<
            string | null
          >`case when unranked in ('no-board', 'not-listed') then null else unranked end`,
        })
        .where('id', '=', given('id')),
    ),
  };
}
