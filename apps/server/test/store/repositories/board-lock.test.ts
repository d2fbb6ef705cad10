import { expect, test } from 'vitest';
import type { Database, Transaction } from '../../../src/store/database.js';
import { makeRuns } from '../../../src/store/repositories/runs.js';
import { everyDatabase } from '../support/every-database.js';
import { addAccount, aRun, verified } from '../support/rows.js';

await everyDatabase.describe((bench) => {
  test('a ranked run holds the lock of its board for no round trip, a better one of the same player too', async () => {
    const { database, store } = bench();
    await addAccount(store, 'ann');
    const watched: string[] = [];
    const runs = makeRuns(watching(database, watched));
    for (const points of [10, 20]) {
      const run = aRun({ receivedAt: points });
      await runs.receive(run);
      await runs.finish(run.id, verified({ points }));
    }
    expect(watched).toEqual(['lock', 'commit', 'lock', 'commit']);
  });
});

/** The same database, with turns of the event loop written down that pass while a board is locked. */
function watching(database: Database, watched: string[]): Database {
  const watch = (tx: Transaction): Transaction => {
    let isLocked = false;
    const countTurns = () => {
      if (!isLocked) return;
      watched.push('turn');
      setImmediate(countTurns);
    };
    return {
      ...tx,
      lock: (kind, id) => {
        if (kind === 'board') {
          watched.push('lock');
          isLocked = true;
          setImmediate(countTurns);
        }
        return tx.lock(kind, id);
      },
      commit: () => {
        if (isLocked) watched.push('commit');
        isLocked = false;
        tx.commit();
      },
    };
  };
  return { ...database, write: (work) => database.write((tx) => work(watch(tx))) };
}
