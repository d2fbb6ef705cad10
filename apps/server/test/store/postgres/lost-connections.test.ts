import { describe, expect, test } from 'vitest';
import type { Transaction } from '../../../src/store/database.js';
import { DatabaseAway } from '../../../src/store/database-away.js';
import { openDatabase, openStore } from '../../../src/store/open-store.js';
import type { Statement } from '../../../src/store/statement.js';
import { must } from '../../support/must.js';
import { hasPostgres, postgresBench } from '../support/postgres-bench.js';
import { addAccount, aSession } from '../support/rows.js';

function sql(text: string): Statement<null, Record<string, unknown>> {
  return { sql: text, bind: () => [] };
}

/** A gate that a test opens. */
function makeGate() {
  let open: () => void = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

if (await hasPostgres())
  describe('PostgreSQL', () => {
    const bench = postgresBench();

    test('a connection that is ended inside a transaction costs no process: it is tried again', async () => {
      const { database, terminate } = bench();
      const attempts: number[] = [];
      const value = await database.write(async (tx) => {
        attempts.push((await pid(tx)) as number);
        if (attempts.length === 1) await terminate();
        return (await tx.first(sql('select 7 as seven'), null))?.seven;
      });
      expect(value).toBe(7);
      expect(attempts.length).toBe(2);
      expect(attempts[0]).not.toBe(attempts[1]);
    });

    test('calls of a database that is gone fail as away, and succeed when it is back', async () => {
      const { store, proxy, terminate } = bench();
      await addAccount(store, 'ann');
      // The network resets everything, again and again, while many requests are under way.
      const answers = await Promise.all(
        Array.from({ length: 50 }, async (_, i) => {
          if (i % 10 === 0) proxy.cut();
          if (i === 25) await terminate();
          return store.accounts.find('ann').then(
            (account) => account?.id,
            (error) => error,
          );
        }),
      );
      for (const answer of answers) expect(answer === 'ann' || answer instanceof DatabaseAway).toBe(true);
      expect(await store.accounts.find('ann')).toMatchObject({ id: 'ann' });
    });

    test('a commit whose answer is lost is not made twice', async () => {
      const { database, proxy, run } = bench();
      await run('create table counted (at int)');
      const insert = database.write(async (tx) => {
        await tx.run(sql('insert into counted values (1)'), null);
        // The commit reaches the database, its answer never comes back.
        proxy.delayMs = 20;
        tx.commit();
        setTimeout(() => proxy.cut(), 10);
      });
      await expect(insert).rejects.toThrow(DatabaseAway);
      proxy.delayMs = 0;
      expect((await run('select count(*) as rows from counted'))[0]).toMatchObject({
        rows: expect.stringMatching(/^[01]$/),
      });
    });

    test('a connection that swallows everything is given up, and the next one is used', async () => {
      const { store, proxy } = bench();
      await addAccount(store, 'ann');
      proxy.swallow();
      proxy.pass();
      await expect(store.accounts.find('ann')).rejects.toThrow(DatabaseAway);
      expect(await store.accounts.find('ann')).toMatchObject({ id: 'ann' });
    });

    test('a transaction that hangs loses its locks, and the others go on', async () => {
      const { database, address } = bench();
      const other = must(await openStore({ database: address }));
      const gate = makeGate();
      const locked = makeGate();
      let attempts = 0;
      const hung = database.write(async (tx) => {
        attempts++;
        await tx.lock('account', 'ann');
        await pid(tx);
        locked.open();
        if (attempts === 1) await gate.opened;
        return pid(tx);
      });
      await locked.opened;
      // It waits for the lock until PostgreSQL ends the session that does nothing.
      await addAccount(other, 'ann');
      expect(await other.saves.list('ann')).toBeDefined();
      await other.sessions.create(aSession({ tokenHash: 'h' }), 'hash');
      gate.open();
      expect(await hung).toEqual(expect.any(Number));
      expect(attempts).toBe(2);
      await other.close();
    });

    test('a lock that is not to be had is trouble of the database, not of the request', async () => {
      const { database, address } = bench();
      const other = must(await openStore({ database: address }));
      await addAccount(other, 'ann');
      const locked = makeGate();
      let isDone = false;
      const busy = database.write(async (tx) => {
        await tx.lock('account', 'ann');
        await pid(tx);
        locked.open();
        while (!isDone) await pid(tx);
      });
      await locked.opened;
      const session = aSession({ tokenHash: 'h' });
      await expect(other.sessions.create(session, 'hash')).rejects.toThrow(DatabaseAway);
      isDone = true;
      await busy;
      expect(await other.sessions.create(session, 'hash')).toBe(true);
      await other.close();
    });

    test('a connection that PostgreSQL refuses, since others have all, queues for one', async () => {
      const { run, direct } = bench();
      const role = `few_${crypto.randomUUID().replaceAll('-', '')}`;
      await run(`create role ${role} login password 'few' connection limit 2`);
      const few = new URL(direct);
      few.username = role;
      few.password = 'few';
      const database = must(await openDatabase(few.href, { connections: 6 }));
      const asked = Array.from({ length: 30 }, () => database.rows(sql('select pg_sleep(0.01)'), null));
      expect((await Promise.all(asked)).length).toBe(30);
      await database.close();
      await run(`drop role ${role}`);
    });

    test('an error that several unheard answers share fails the transaction, and not the process', async () => {
      const { database } = bench();
      const failed = database.write(async (tx) => {
        const answers = [1, 2, 3].map(() => tx.first(sql('select 1 / 0'), null));
        await answers[2];
      });
      await expect(failed).rejects.toThrow('division by zero');
    });

    test('an error of a statement that was not waited for fails its transaction', async () => {
      const { database, run } = bench();
      await run('create table once (at int primary key)');
      const twice = database.write(async (tx) => {
        tx.send(sql('insert into once values (1)'), null);
        tx.send(sql('insert into once values (1)'), null);
        tx.commit();
        return 'done';
      });
      await expect(twice).rejects.toThrow('duplicate key');
      expect(await run('select * from once')).toEqual([]);
    });
  });

async function pid(tx: Transaction): Promise<unknown> {
  return (await tx.first(sql('select pg_backend_pid() as pid'), null))?.pid;
}
