import { expect, test } from 'vitest';
import { ANYWHERE, MOST_TRIES, REST_MS } from '../../../src/store/repositories/run-queue.js';
import type { NewRun } from '../../../src/store/repositories/run-rows.js';
import type { Store } from '../../../src/store/store.js';
import { everyDatabase } from '../support/every-database.js';
import { addAccount, aRun, aTicket, OPEN, verified } from '../support/rows.js';

/** Claims until nothing is free; the runs in the order they are played again. */
async function claimAll(store: Store, owner = 'server', now = 10): Promise<string[]> {
  const order: string[] = [];
  for (;;) {
    const run = await store.queue.claim({ owner, now, until: now + 100 });
    if (run === null) return order;
    order.push(run.id);
  }
}

async function receive(store: Store, ...runs: NewRun[]): Promise<void> {
  for (const run of runs) await store.runs.receive(run);
}

await everyDatabase.describe((bench) => {
  test('ranked runs come before practice, each account has its turn, and then the oldest comes first', async () => {
    const { store } = bench();
    for (const name of ['ann', 'bob', 'cid']) await addAccount(store, name, null);
    const ticket = aTicket({ accountId: 'cid' });
    await store.tickets.draw(ticket, OPEN);
    const flood = [1, 2, 3].map((receivedAt) => aRun({ receivedAt }));
    const bob = aRun({ accountId: 'bob', receivedAt: 4 });
    const ranked = aRun({ accountId: 'cid', receivedAt: 5, ticketId: ticket.id });
    await receive(store, ...flood, bob, ranked);
    expect(await claimAll(store)).toEqual([ranked.id, flood[0].id, bob.id, flood[1].id, flood[2].id]);
  });

  test('a run is leased by one server until the lease ends, and longer if that is extended', async () => {
    const { store } = bench();
    await addAccount(store, 'ann', null);
    const run = aRun();
    await receive(store, run);
    expect(await claimAll(store, 'one')).toEqual([run.id]);
    expect(await claimAll(store, 'two', 109)).toEqual([]);
    await store.queue.extend('one', [run.id], 500);
    expect(await claimAll(store, 'two', 499)).toEqual([]);
    expect(await claimAll(store, 'two', 500)).toEqual([run.id]);
    expect(await store.runs.find(run.id)).toMatchObject({ leaseOwner: 'two', tries: 2 });
    // What the first one has to say later changes nothing.
    await store.queue.extend('one', [run.id], 9_000);
    await store.queue.release(run.id, 'one', { at: 0, isBlamed: true });
    expect(await claimAll(store, 'three', 599)).toEqual([]);
  });

  test('of servers that claim at the same time each gets another run', async () => {
    const { store } = bench();
    const names = Array.from({ length: 12 }, (_, i) => `player-${i}`);
    for (const name of names) {
      await addAccount(store, name, null);
      await receive(store, aRun({ accountId: name }));
    }
    const claimed = await Promise.all(names.map((name) => claimAll(store, name)));
    expect(new Set(claimed.flat()).size).toBe(12);
    expect(claimed.flat()).toHaveLength(12);
  });

  test('a run that is given back is tried again from then on, and too many tries leave it to the operator', async () => {
    const { store } = bench();
    await addAccount(store, 'ann', null);
    const run = aRun();
    await receive(store, run);
    for (let at = 100, tries = 1; tries <= MOST_TRIES; tries++, at += 100) {
      expect(await claimAll(store, 'server', at)).toEqual([run.id]);
      await store.queue.release(run.id, 'server', { at: at + 50, isBlamed: true });
      expect(await claimAll(store, 'server', at + 49)).toEqual([]);
    }
    expect(await claimAll(store, 'server', 1_000_000)).toEqual([]);
    expect(await store.queue.counts(1_000)).toMatchObject({ waiting: 1, running: 0, stuck: 1 });
    expect(await store.queue.retry(run.id)).toBe(true);
    expect(await claimAll(store, 'server', 1)).toEqual([run.id]);
    // A server that stops is no try.
    await store.queue.release(run.id, 'server', { at: 0, isBlamed: false });
    expect(await store.runs.find(run.id)).toMatchObject({ tries: 0, leaseOwner: '' });
  });

  test('a run whose servers all died over it is stuck, and is tried again after a rest', async () => {
    const { store } = bench();
    await addAccount(store, 'ann', null);
    const run = aRun();
    await receive(store, run);
    let now = 0;
    for (let tries = 1; tries <= MOST_TRIES; tries++, now += 100) {
      expect(await claimAll(store, `server ${tries}`, now)).toEqual([run.id]);
    }
    expect(await store.queue.counts(now - 1)).toMatchObject({ waiting: 1, running: 1, stuck: 0 });
    expect(await store.queue.counts(now)).toMatchObject({ waiting: 1, running: 0, stuck: 1 });
    expect(await claimAll(store, 'server', now + REST_MS - 1)).toEqual([]);
    expect(await claimAll(store, 'server', now + REST_MS)).toEqual([run.id]);
  });

  test('the queue is counted and listed for all servers, and what has a verdict is gone from it', async () => {
    const { store } = bench();
    await addAccount(store, 'ann', null);
    expect(await store.queue.counts(1)).toEqual({ waiting: 0, running: 0, stuck: 0, oldest: null });
    const [first, second] = [aRun({ receivedAt: 7 }), aRun({ receivedAt: 8 })];
    await receive(store, first, second);
    await store.queue.claim({ owner: 'server', now: 10, until: 20 });
    expect(await store.queue.counts(15)).toEqual({ waiting: 2, running: 1, stuck: 0, oldest: 7 });
    expect(await store.queue.list(5)).toMatchObject([
      {
        id: first.id,
        playerName: 'Player ann',
        leaseOwner: 'server',
        leaseUntil: 20,
        tries: 1,
        ranked: false,
      },
      { id: second.id, leaseOwner: '', tries: 0 },
    ]);
    await store.runs.finish(first.id, verified());
    expect(await store.runs.find(first.id)).toMatchObject({ leaseOwner: '' });
    expect(await store.queue.remove(first.id)).toBe(false);
    expect(await store.queue.remove(second.id)).toBe(true);
    expect(await store.runs.find(second.id)).toBeNull();
    expect((await store.queue.counts(15)).waiting).toBe(0);
  });

  test('as many runs wait as may, of an account, of an address and of all; nothing of another is kept', async () => {
    const { store } = bench();
    for (const name of ['ann', 'bob', 'cid']) await addAccount(store, name, null);
    const arrival = { ...ANYWHERE, bucket: 'here', mostOfAccount: 2, mostOfAddress: 3, mostOfAll: 4 };
    const arrive = (accountId: string, bucket = 'here') =>
      store.runs.receive(aRun({ accountId }), { ...arrival, bucket });
    expect([await arrive('ann'), await arrive('ann')]).toMatchObject([{ kind: 'new' }, { kind: 'new' }]);
    expect(await arrive('ann', 'there')).toEqual({ kind: 'queue-full', of: 'account' });
    expect(await arrive('bob')).toMatchObject({ kind: 'new' });
    expect(await arrive('bob')).toEqual({ kind: 'queue-full', of: 'address' });
    expect(await arrive('bob', 'there')).toMatchObject({ kind: 'new' });
    expect(await arrive('cid', 'there')).toEqual({ kind: 'queue-full', of: 'all' });
    expect((await store.queue.counts(0)).waiting).toBe(4);
  });

  test('runs that arrive from one address at the same time are counted one after another', async () => {
    const { store } = bench();
    const names = Array.from({ length: 24 }, (_, i) => `player-${i}`);
    for (const name of names) await addAccount(store, name, null);
    const arrival = { ...ANYWHERE, bucket: 'here', mostOfAddress: 8 };
    const received = await Promise.all(
      names.map((accountId) => store.runs.receive(aRun({ accountId }), arrival)),
    );
    expect(received.filter(({ kind }) => kind === 'new')).toHaveLength(8);
    expect(received.filter(({ kind }) => kind === 'queue-full')).toHaveLength(16);
    expect(await store.queue.counts(1)).toMatchObject({ waiting: 8 });
  });
});
