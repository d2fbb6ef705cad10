import { afterAll, expect, test } from 'vitest';
import type { Database, Transaction } from '../../src/store/database.js';
import { migrate } from '../../src/store/migrations/migrate.js';
import { openDatabase } from '../../src/store/open-store.js';
import type { Statement } from '../../src/store/statement.js';
import { makeStore } from '../../src/store/store.js';
import { must } from '../support/must.js';
import {
  addAccount,
  addEverything,
  aProfile,
  aRun,
  aSession,
  BOARD,
  PROFILE_LIMITS,
  verified,
} from './support/rows.js';

/** Those that may walk a whole table: they stop at a limit, and walk it in the order of an index. */
const WALKS = [
  /^SCAN board USING INDEX/,
  /^SCAN (run|next) USING (COVERING )?INDEX run_waiting/,
  /^SCAN report USING (COVERING )?INDEX report_(open|time)/,
];

const asked = new Set<string>();
const database = must(await openDatabase('sqlite::memory:'));
must(await migrate(database));
const store = makeStore(listening(database, asked));
afterAll(() => store.close());
const run = aRun();

test('no call of the store reads a whole table, or sorts what an index has in order', async () => {
  await callEverything();
  expect(asked.size).toBeGreaterThan(50);
  const plans: string[] = [];
  for (const sql of asked) {
    const plan = { sql: `explain query plan ${sql}`, bind: () => [] } as Statement<
      object,
      { detail: string }
    >;
    for (const { detail } of await database.rows(plan, {})) {
      const isWalk = WALKS.some((walk) => walk.test(detail));
      if (/^SCAN (?!CONSTANT)/.test(detail) && !isWalk) plans.push(`${detail}: ${sql}`);
      if (/TEMP B-TREE/.test(detail) && /"place"|"block"/.test(sql)) plans.push(`${detail}: ${sql}`);
    }
  }
  expect(plans).toEqual([]);
});

async function callEverything(): Promise<void> {
  await addEverything(store, 'ann');
  await addEverything(store, 'bob');
  await addAccount(store, 'guest', null);
  await store.accounts.claim('guest', { name: 'Gus', folded: 'gus', passwordHash: 'h', keepSession: '' });
  await store.accounts.rename('ann', { name: 'Anne', folded: 'anne' });
  await store.accounts.setPassword('ann', { from: 'hash', to: 'hash', keepSession: '' });
  await store.accounts.find('ann');
  await store.accounts.export('ann');
  await addAccount(store, 'nobody', null);
  await store.accounts.removeIdleGuests(9_000);
  await store.sessions.create(aSession(), 'hash');
  await store.sessions.find('hash');
  await store.sessions.extend('hash', 10_000);
  await store.sessions.remove('hash');
  await store.sessions.removeEnded(1);
  await store.saves.list('ann');
  await store.saves.readCopy('ann', 'campaign', 'copy');
  await store.tickets.find('ticket');
  await store.tickets.daily('ann', ['2026-01-01']);
  await store.tickets.removeEnded(1);
  await store.runs.receive(run);
  await store.runs.recording(run.id);
  await store.queue.claim({ owner: 'server', now: 1, until: 2 });
  await store.queue.extend('server', [run.id], 3);
  await store.queue.release(run.id, 'server', { at: 4, isBlamed: true });
  await store.queue.counts(5);
  await store.queue.list(5);
  await store.queue.retry(run.id);
  await store.queue.remove('no run');
  await store.runs.finish(run.id, verified({ points: 99 }));
  await store.runs.list('ann', { limit: 5, after: null });
  await store.runs.list('ann', { limit: 5, after: { receivedAt: 9_000, id: '' } });
  await store.boards.list({ game: null, after: '', limit: 5 });
  await store.boards.list({ game: 'lost-cause', after: '', limit: 5 });
  await store.boards.rowsOf(['lost-cause.campaign@1']);
  await store.boards.find(BOARD.id);
  const [top] = await store.boards.page(BOARD.id, { limit: 1, after: null });
  await store.boards.page(BOARD.id, { limit: 5, after: top ?? null });
  await store.boards.around(BOARD.id, 'ann', 3);
  await store.levels.mine('ann', null);
  await store.levels.mine('ann', 'classic');
  await store.levels.shared(null, 5);
  await store.levels.shared('classic', 5);
  await store.levels.remove('ann', 'level');
  await store.profiles.list('ann');
  await store.profiles.merge('ann', [aProfile({ resetAt: 30 })], PROFILE_LIMITS);
  await store.imports.list('ann', BOARD.id);
  await store.imports.remove('ann', BOARD.id);
  await store.secrets.get('daily', () => new Uint8Array(1));
  await store.saves.remove('ann', 'campaign', null);
  await callAsOperator();
  await store.accounts.remove('bob');
}

async function callAsOperator(): Promise<void> {
  const { administration: admin, recovery, reports, sessions } = store;
  const operation = { at: 5_000, operator: '', via: 'command', reason: '' } as const;
  await admin.renameAccount('ann', { name: 'Anna', folded: 'anna' }, operation);
  await admin.hide(run.id, operation);
  await admin.restore(run.id, operation);
  await admin.verifyAgain(run.id, operation);
  await admin.ban('ann', 6_000, operation);
  await admin.liftEndedBans(6_000);
  await admin.overview('ann');
  await admin.audit({ limit: 5 });
  await admin.audit({ limit: 5, subject: 'ann' });
  await reports.list({ limit: 5, closed: false });
  await reports.list({ limit: 5, closed: true });
  await reports.close('report of ann', operation);
  await recovery.findByReset('link', 1);
  await recovery.useReset('link', { passwordHash: 'hash', now: 1 });
  await recovery.useCode('code of ann', { passwordHash: 'hash', now: 9_000 });
  await recovery.countCodes('ann');
  await recovery.removeEnded(1);
  await sessions.list('ann', { now: 1, limit: 5 });
  await sessions.see('hash', 1);
  await sessions.removeAll('ann');
}

/** The same database, with every question that it is asked written down. */
function listening(heard: Database, sqls: Set<string>): Database {
  const listen = (tx: Transaction): Transaction => ({
    rows: (statement, values) => {
      sqls.add(statement.sql);
      return tx.rows(statement, values);
    },
    first: (statement, values) => {
      sqls.add(statement.sql);
      return tx.first(statement, values);
    },
    run: (statement, values) => {
      sqls.add(statement.sql);
      return tx.run(statement, values);
    },
    send: (statement, values) => {
      sqls.add(statement.sql);
      tx.send(statement, values);
    },
    lock: tx.lock,
    commit: tx.commit,
  });
  const nothing = { run: async () => 0, send: () => {}, lock: async () => {}, commit: () => {} };
  const { rows, first } = listen({ ...heard, ...nothing });
  return {
    ...heard,
    rows,
    first,
    read: (work) => heard.read((tx) => work(listen(tx))),
    write: (work) => heard.write((tx) => work(listen(tx))),
  };
}
