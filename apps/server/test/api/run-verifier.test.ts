import { findGame, makeRecordingBytes, makeRecordingText, startRun } from '@warren/games';
import { lostCause } from '@warren/games/lost-cause';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MOST_TRIES } from '../../src/store/repositories/run-queue.js';
import type { NewRun } from '../../src/store/repositories/run-rows.js';
import type { Store } from '../../src/store/store.js';
import { type ManualWorkers, makeManualWorkers } from '../support/manual-workers.js';
import { must } from '../support/must.js';
import { botRecording, draw, playRanked, playTicket, right, upload } from '../support/play.js';
import { openMemoryStore, openSite, type Site, type Visitor } from '../support/site.js';

const IMPATIENT = { workers: 2, queue: 100, patienceMs: 0, ticks: 2_592_000 };
const SWEEP = { sweepMs: 20 };

let workers: ManualWorkers;
let site: Site;
let anna: Visitor;
beforeEach(async () => {
  workers = makeManualWorkers({ atOnce: false });
  site = await openSite({ workers, config: { checking: IMPATIENT }, timeouts: SWEEP });
  anna = site.visitor();
  await anna.becomeGuest();
});
afterEach(() => site.close());

/** The machine may be busy; what is to come comes at last. */
const eventually = (assertion: () => Promise<void>) => vi.waitFor(assertion, { timeout: 60_000 });
const begun = () => eventually(async () => expect(workers.waiting).toHaveLength(1));
const runOf = async (visitor: Visitor, run: string) => right(await visitor.call('run', { params: { run } }));

describe('an upload that takes longer than callers wait', () => {
  test('is answered at once, tells how far it is, and is ranked in the end', async () => {
    const ticket = await draw(anna);
    const recording = playTicket(site, ticket);
    const first = await upload(anna, recording, { ticket });
    expect(first).toMatchObject({
      status: 202,
      value: { progress: 0, outcome: null, rank: null },
    });
    const { id } = right(first);
    await begun();
    workers.advance(420);
    expect(await runOf(anna, id)).toMatchObject({ status: 'checking', progress: 420, ranked: false });
    const again = await upload(anna, recording, { ticket });
    expect(again).toMatchObject({ status: 202, value: { id, status: 'checking', progress: 420 } });
    workers.finish();
    await eventually(async () => expect((await runOf(anna, id)).status).toBe('verified'));
    expect(await runOf(anna, id)).toMatchObject({ progress: 1000, ranked: true, rank: 1 });
    expect(await upload(anna, recording, { ticket })).toMatchObject({ status: 200, value: { id, rank: 1 } });
  });

  test('tells its player what was wrong, once that is known', async () => {
    const recording = botRecording('lost-cause', { level: 1 }, 'slow');
    const wrong = { ...recording, checkpoints: recording.checkpoints.map(() => 1) };
    const { id } = right(await upload(anna, wrong));
    await begun();
    workers.finish();
    await eventually(async () => expect((await runOf(anna, id)).status).toBe('refused'));
    expect(await upload(anna, wrong)).toMatchObject({ ok: false, code: 'recording-refused' });
  });

  test('is watched by its player alone until it holds', async () => {
    const { id } = right(await upload(anna, botRecording('lost-cause', { level: 1 }, 'unseen')));
    const params = { run: id };
    expect(await site.visitor().call('recording', { params })).toMatchObject({ code: 'no-run' });
    expect((await anna.call('recording', { params })).ok).toBe(true);
  });
});

describe('a large recording', () => {
  test('is read away from the thread that answers, and checked like any other', async () => {
    const run = must(startRun(lostCause, { level: 3, maxEnemies: 0 }, 'large'));
    while (!run.finished && run.tick < 2_500) run.advance(Array.from({ length: 16 }, (_, i) => i % 4));
    workers.atOnce = true;
    const { id } = right(await upload(anna, run.recording()));
    await eventually(async () => expect((await runOf(anna, id)).status).toBe('verified'));
    expect(workers.reads).toBe(1);
    const wrong = { ...run.recording(), rules: 99 };
    expect(await upload(anna, wrong)).toMatchObject({ ok: false, code: 'recording-refused' });
    right(await upload(anna, botRecording('lost-cause', { level: 1 }, 'small')));
    expect(workers.reads).toBe(2);
  });
});

describe('a full queue', () => {
  const waitingRun = (visitor: Visitor, seed: string) =>
    upload(visitor, botRecording('lost-cause', { level: 1 }, seed));

  test('takes two runs of an account at most, says so with the time to come back, and keeps nothing', async () => {
    right(await waitingRun(anna, 'one'));
    right(await waitingRun(anna, 'two'));
    const ticket = await draw(anna);
    const recording = playTicket(site, ticket);
    const refused = await upload(anna, recording, { ticket });
    expect(refused).toMatchObject({
      ok: false,
      code: 'queue-full',
      retryAfter: 5,
      message: expect.stringContaining('2 runs wait'),
    });
    expect(right(await anna.call('myRuns', { query: {} })).runs).toHaveLength(2);
    // The same run again is the same run, and needs no room.
    expect((await waitingRun(anna, 'one')).ok).toBe(true);
    workers.atOnce = true;
    workers.finish();
    await eventually(async () => expect((await site.store.queue.counts(0)).waiting).toBe(0));
    right(await upload(anna, recording, { ticket }));
  });

  test('takes eight runs of an address at most, whatever accounts they are of', async () => {
    const visitors = await Promise.all(
      Array.from({ length: 9 }, async () => {
        const visitor = site.visitor('10.9.8.7');
        await visitor.becomeGuest();
        return visitor;
      }),
    );
    const answers = [];
    for (const [i, visitor] of visitors.entries()) answers.push(await waitingRun(visitor, `a${i}`));
    expect(answers.map(({ ok }) => ok)).toEqual([...new Array(8).fill(true), false]);
    expect(answers[8]).toMatchObject({ code: 'queue-full', message: expect.stringContaining('address') });
    // Another address has room of its own.
    const body = { recording: makeRecordingText(botRecording('lost-cause', { level: 1 }, 'elsewhere')) };
    const elsewhere = await visitors[8].inject({
      url: '/api/runs',
      method: 'POST',
      payload: body,
      remoteAddress: '203.0.113.9',
    });
    expect(elsewhere.statusCode).toBe(202);
  });

  test('has an end for all players together', async () => {
    const full = await openSite({
      workers: makeManualWorkers({ atOnce: false }),
      config: { checking: { ...IMPATIENT, queue: 1 } },
    });
    const bob = full.visitor();
    await bob.becomeGuest();
    right(await waitingRun(bob, 'one'));
    expect(await waitingRun(bob, 'two')).toMatchObject({ code: 'queue-full', retryAfter: 5 });
    await full.close();
  });
});

describe("the server's own trouble", () => {
  test('refuses no run: it waits, is tried again later, and holds in the end', async () => {
    const { id } = right(await upload(anna, botRecording('lost-cause', { level: 1 }, 'trouble')));
    await begun();
    for (let loss = 0; loss < 3; loss++) {
      workers.end({ kind: 'lost', reason: 'its thread ended' });
      await eventually(async () => expect((await runOf(anna, id)).status).toBe('waiting'));
      // Not at once, but after a while.
      expect(workers.waiting).toHaveLength(0);
      site.clock.now += 60_000;
      await eventually(async () => expect(workers.waiting).toHaveLength(1));
    }
    workers.finish();
    await eventually(async () => expect((await runOf(anna, id)).status).toBe('verified'));
  });

  test('with the same run again and again leaves it to the operator, and the player sees that it waits', async () => {
    const { id } = right(await upload(anna, botRecording('lost-cause', { level: 1 }, 'poison')));
    for (let loss = 0; loss < MOST_TRIES; loss++) {
      await eventually(async () => expect(workers.waiting).toHaveLength(1));
      workers.end({ kind: 'lost', reason: 'its thread ended' });
      await eventually(async () => expect((await runOf(anna, id)).status).toBe('waiting'));
      site.clock.now += 3_600_000;
    }
    expect(await site.store.queue.counts(site.clock.now)).toMatchObject({ waiting: 1, running: 0, stuck: 1 });
    const lease = { owner: 'x', now: site.clock.now, until: site.clock.now };
    expect(await site.store.queue.claim(lease)).toBeNull();
    expect((await runOf(anna, id)).status).toBe('waiting');
    expect(await site.store.queue.retry(id)).toBe(true);
    workers.atOnce = true;
    await eventually(async () => expect((await runOf(anna, id)).status).toBe('verified'));
  });
});

describe('a verdict that could not be stored', () => {
  test('is found again, however busy the server is', async () => {
    const store = await openMemoryStore();
    const finish = vi.fn(store.runs.finish).mockRejectedValueOnce(new Error('the disk is full'));
    const busy = await openSite({
      store: { ...store, runs: { ...store.runs, finish } },
      workers,
      config: { checking: IMPATIENT },
      timeouts: SWEEP,
    });
    const bob = busy.visitor();
    await bob.becomeGuest();
    const { id } = right(await upload(bob, botRecording('lost-cause', { level: 1 }, 'unlucky')));
    await begun();
    workers.finish();
    await eventually(async () => expect(finish).toHaveBeenCalledTimes(1));
    const other = right(await upload(bob, botRecording('lost-cause', { level: 1 }, 'other')));
    await begun();
    for (let i = 0; i < 3; i++) {
      busy.clock.now += 3_000;
      await eventually(async () => {
        const run = await store.runs.find(other.id);
        expect(run?.leaseUntil).toBe(busy.clock.now + 6_000);
      });
    }
    await eventually(async () => expect(workers.waiting).toHaveLength(2));
    workers.finish();
    await eventually(async () => expect((await store.runs.find(id))?.status).toBe('verified'));
    await busy.close();
  });
});

describe('several servers on one database', () => {
  test('take over the runs of one that is gone', async () => {
    const kept = { ...site.store, close: async () => {} };
    // This one is killed: it says nothing any more, and gives nothing back.
    const silent = {
      ...kept,
      queue: { ...kept.queue, extend: async () => {}, release: async () => {} },
    };
    const gone = await openSite({
      store: silent,
      workers: makeManualWorkers({ atOnce: false }),
      config: { checking: IMPATIENT },
    });
    const bob = gone.visitor();
    await bob.becomeGuest();
    const { id } = right(await upload(bob, botRecording('lost-cause', { level: 1 }, 'orphan')));
    await eventually(async () => expect((await kept.runs.find(id))?.leaseOwner).not.toBe(''));
    // As long as its lease lasts no other touches it; after ten seconds another has it.
    workers.atOnce = true;
    expect(await kept.queue.claim({ owner: 'x', now: site.clock.now, until: 0 })).toBeNull();
    expect(await runOf(anna, id)).toMatchObject({ status: 'checking' });
    site.clock.now += 10_000;
    await eventually(async () => expect((await kept.runs.find(id))?.status).toBe('verified'));
    await gone.close();
  });

  test('keep what they play again, however long it takes', async () => {
    const { id } = right(await upload(anna, botRecording('lost-cause', { level: 1 }, 'long')));
    await begun();
    for (let i = 0; i < 5; i++) {
      const before = site.clock.now;
      site.clock.now += 5_000;
      await eventually(async () => {
        const lease = { owner: 'x', now: site.clock.now, until: 0 };
        expect(await site.store.queue.claim(lease)).toBeNull();
        const [queued] = await site.store.queue.list(1);
        expect(queued.leaseUntil).toBeGreaterThan(before + 6_000);
      });
    }
    expect((await site.store.runs.find(id))?.status).toBe('waiting');
  });
});

describe('a server that starts', () => {
  const waiting = (accountId: string, id: string, change: Partial<NewRun> = {}): NewRun => {
    const recording = botRecording('lost-cause', { level: 1 }, id);
    return {
      id: id.padEnd(22, '-'),
      accountId,
      recordingHash: id,
      recording: makeRecordingBytes(recording),
      game: 'lost-cause',
      rules: recording.rules,
      settings: JSON.stringify(recording.settings),
      ticks: recording.ticks,
      daily: null,
      unranked: null,
      category: 'witnessed',
      unwitnessed: '',
      drawnAt: 0,
      pauses: 0,
      playedMs: 0,
      pausedMs: 0,
      ticketId: null,
      receivedAt: 1,
      ...change,
    };
  };

  async function storeWith(runs: (accountId: string) => NewRun[]): Promise<Store> {
    const store = await openMemoryStore();
    const account = { id: 'somebody', name: 'Somebody', folded: 'somebody', passwordHash: null, at: 1 };
    await store.accounts.create(account);
    for (const run of runs('somebody')) await store.runs.receive(run);
    return store;
  }

  test('takes up what was left waiting, however much that is', async () => {
    const names = Array.from({ length: 40 }, (_, i) => `left-${i}`);
    const store = await storeWith((account) => names.map((name) => waiting(account, name)));
    const config = { checking: { ...IMPATIENT, workers: 1 } };
    const again = await openSite({ store, workers: makeManualWorkers(), config });
    await eventually(async () => expect((await store.queue.counts(0)).waiting).toBe(0));
    const runs = await store.runs.list('somebody', { limit: 100, after: null });
    expect(runs.filter(({ status, ranked }) => status === 'verified' && ranked)).toHaveLength(40);
    await again.close();
  });

  test('refuses what was played by other rules, with a sentence', async () => {
    const recording = botRecording('lost-cause', { level: 1 }, 'old');
    const old = makeRecordingBytes({ ...recording, rules: 99 });
    const store = await storeWith((account) => [waiting(account, 'old', { recording: old, rules: 99 })]);
    const again = await openSite({ store, workers: makeManualWorkers() });
    await eventually(async () => expect((await store.queue.counts(0)).waiting).toBe(0));
    const [run] = await store.runs.list('somebody', { limit: 1, after: null });
    const rules = must(findGame('lost-cause')).rules;
    expect(run).toMatchObject({ status: 'refused', reason: expect.stringContaining(`by rules ${rules}`) });
    await again.close();
  });

  test('goes on past a run whose recording is gone or damaged', async () => {
    const store = await storeWith((account) => [
      waiting(account, 'damaged', { recording: new Uint8Array(9) }),
      waiting(account, 'good', { receivedAt: 2 }),
    ]);
    const again = await openSite({ store, workers: makeManualWorkers() });
    await eventually(async () => expect((await store.queue.counts(0)).waiting).toBe(0));
    const runs = await store.runs.list('somebody', { limit: 2, after: null });
    expect(runs.map(({ status }) => status)).toEqual(['verified', 'refused']);
    await again.close();
  });

  test('leaves waiting what could not be checked, and the next one takes it up', async () => {
    const store = await storeWith((account) => [waiting(account, 'stopped')]);
    const [{ id }] = await store.queue.list(1);
    const kept = { ...store, close: async () => {} };
    const busy = makeManualWorkers({ atOnce: false });
    const first = await openSite({ store: kept, workers: busy });
    await eventually(async () => expect(busy.waiting).toHaveLength(1));
    await first.close();
    expect(await kept.runs.find(id)).toMatchObject({ leaseOwner: '', tries: 0 });
    expect((await kept.runs.find(id))?.status).toBe('waiting');
    const second = await openSite({ store: kept, workers: makeManualWorkers() });
    await eventually(async () => expect((await kept.runs.find(id))?.status).toBe('verified'));
    await second.close();
    await store.close();
  });
});

describe('a player who deletes everything', () => {
  test('while their run is being checked leaves nothing behind', async () => {
    const ticket = await draw(anna);
    const { id } = right(await upload(anna, playTicket(site, ticket), { ticket }));
    await begun();
    right(await anna.call('deleteMe', { body: {} }));
    workers.finish();
    const bob = site.visitor();
    await bob.register('Bob');
    workers.atOnce = true;
    await playRanked(site, bob);
    expect(await bob.call('run', { params: { run: id } })).toMatchObject({ code: 'no-run' });
    const board = right(await bob.call('board', { params: { board: 'lost-cause.level-1' }, query: {} }));
    expect(board.rows.map(({ mine }) => mine)).toEqual([true]);
  });
});

describe('the real threads', () => {
  test('verify what a bot has played, and rank it', async () => {
    const real = await openSite({ config: { checking: { ...IMPATIENT, patienceMs: 100_000 } } });
    const visitor = real.visitor();
    await visitor.becomeGuest();
    const run = await playRanked(real, visitor, { game: 'treasure-rush' });
    expect(run).toMatchObject({ status: 'verified', rank: 1, board: 'treasure-rush.rush@2' });
    await real.close();
  });
});
