import { sql } from 'kysely';
import type { Database, Transaction } from '../database.js';
import { type Given, statement } from '../statement.js';
import { tableOf } from '../table.js';
import { makeAudit, type Operation } from './audit.js';
import { listOfRun } from './board-lists.js';
import { makeListing } from './listing.js';
import { type RunRow, readingRuns, runOf } from './run-rows.js';

/** What an operator does to runs. Every change writes its line of the audit log in the same transaction. */
export function makeAdminRuns(database: Database) {
  const { write } = database;
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
