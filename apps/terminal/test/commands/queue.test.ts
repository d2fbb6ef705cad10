import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '../../../server/src/store/open-store.js';
import { addAccount, aRun } from '../../../server/test/store/support/rows.js';
import { folder, warren } from '../support/warren.js';

const DATABASE = 'warren.sqlite';

/** A database with two waiting runs, of which one was begun too often. */
async function queueOf(at: string): Promise<string> {
  const database = `sqlite:${join(at, DATABASE)}`;
  const store = await openStore({ database });
  if (!store.ok) throw new Error(store.reason);
  const { queue, runs, close } = store.value;
  await addAccount(store.value, 'ann', null);
  await addAccount(store.value, 'bob', null);
  await runs.receive(aRun({ id: 'stuck', receivedAt: 1 }));
  for (let i = 0; i < 5; i++) {
    await queue.claim({ owner: 'server', now: i, until: i });
    await queue.release('stuck', 'server', { at: 0, isBlamed: true });
  }
  await runs.receive(aRun({ id: 'fresh', accountId: 'bob', game: 'cave', receivedAt: 2 }));
  await close();
  return database;
}

test('the operator sees the queue, has stuck runs tried again and deletes runs', async () => {
  const database = await queueOf(folder());
  const queue = (...flags: string[]) => warren(['queue', '--database', database, ...flags]);
  const seen = await queue();
  expect(seen).toMatchObject({ code: 0, err: '' });
  expect(seen.out).toMatch(/^2 runs wait, the oldest for \d+ s; 0 of them are being checked, 1 are stuck\n/);
  expect(seen.out).toMatch(/stuck .*5 tries +Player ann\n/);
  const view = async (...flags: string[]) => JSON.parse((await queue('--json', ...flags)).out);
  expect((await view('--stuck')).runs).toMatchObject([{ id: 'stuck', tries: 5 }]);
  expect((await view('--player', 'Player bob')).runs).toMatchObject([{ id: 'fresh' }]);
  expect((await queue('--stuck', '--retry')).out).toBe('1 runs are tried again\n');
  expect((await view()).counts).toMatchObject({ waiting: 2, stuck: 0 });
  expect((await queue('--game', 'cave', '--clear')).out).toBe('1 runs are deleted\n');
  expect((await view()).runs).toMatchObject([{ id: 'stuck', tries: 0 }]);
});

test('the command says what is wrong', async () => {
  const missing = `sqlite:${join(folder(), 'nothing.sqlite')}`;
  expect(await warren(['queue', '--database', missing])).toMatchObject({
    code: 1,
    err: expect.stringContaining('there is no database'),
  });
  expect(await warren(['queue', '--retry', '--clear'])).toMatchObject({ code: 2 });
  expect(await warren(['queue', 'all'])).toMatchObject({ code: 2 });
});
