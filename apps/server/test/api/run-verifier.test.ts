import { findGame, makeRecordingBytes, startRun } from '@warren/games';
import { lostCause } from '@warren/games/lost-cause';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { NewRun } from '../../src/store/repositories/run-rows.js';
import type { Store } from '../../src/store/store.js';
import { type ManualVerification, makeManualVerification } from '../support/manual-verification.js';
import { must } from '../support/must.js';
import { botRecording, draw, playRanked, playTicket, right, upload } from '../support/play.js';
import { openMemoryStore, openSite, type Site, type Visitor } from '../support/site.js';

const IMPATIENT = { workers: 2, queue: 2, patienceMs: 0, ticks: 2_592_000 };

let verification: ManualVerification;
let site: Site;
let anna: Visitor;
beforeEach(async () => {
  verification = makeManualVerification({ atOnce: false });
  site = await openSite({ verification, config: { checking: IMPATIENT } });
  anna = site.visitor();
  await anna.becomeGuest();
});
afterEach(() => site.close());

/** The machine may be busy; what is to come comes at last. */
const eventually = (assertion: () => Promise<void>) => vi.waitFor(assertion, { timeout: 60_000 });
const runOf = async (visitor: Visitor, run: string) => right(await visitor.call('run', { params: { run } }));

describe('an upload that takes longer than callers wait', () => {
  test('is answered at once, tells how far it is, and is ranked in the end', async () => {
    const ticket = await draw(anna);
    const recording = playTicket(site, ticket);
    const first = await upload(anna, recording, { ticket });
    expect(first).toMatchObject({
      status: 202,
      value: { status: 'waiting', progress: 0, outcome: null, rank: null },
    });
    const { id } = right(first);
    verification.advance(420);
    expect(await runOf(anna, id)).toMatchObject({ status: 'checking', progress: 420, ranked: false });
    const again = await upload(anna, recording, { ticket });
    expect(again).toMatchObject({ status: 202, value: { id, status: 'checking', progress: 420 } });
    verification.finish();
    await eventually(async () => expect((await runOf(anna, id)).status).toBe('verified'));
    expect(await runOf(anna, id)).toMatchObject({ progress: 1000, ranked: true, rank: 1 });
    expect(await upload(anna, recording, { ticket })).toMatchObject({ status: 200, value: { id, rank: 1 } });
  });

  test('tells its player what was wrong, once that is known', async () => {
    const recording = botRecording('lost-cause', { level: 1 }, 'slow');
    const wrong = { ...recording, checkpoints: recording.checkpoints.map(() => 1) };
    const { id } = right(await upload(anna, wrong));
    verification.finish();
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
    verification.atOnce = true;
    const { id } = right(await upload(anna, run.recording()));
    await eventually(async () => expect((await runOf(anna, id)).status).toBe('verified'));
    expect(verification.reads).toBe(1);
    const wrong = { ...run.recording(), rules: 99 };
    expect(await upload(anna, wrong)).toMatchObject({ ok: false, code: 'recording-refused' });
    right(await upload(anna, botRecording('lost-cause', { level: 1 }, 'small')));
    expect(verification.reads).toBe(2);
  });
});

describe('a full queue', () => {
  test('sends people away with the time to come back, and keeps nothing', async () => {
    const ticket = await draw(anna);
    const recording = playTicket(site, ticket);
    verification.room = 0;
    const refused = await upload(anna, recording, { ticket });
    expect(refused).toMatchObject({ ok: false, code: 'queue-full', retryAfter: 5 });
    expect(right(await anna.call('myRuns', { query: {} })).runs).toEqual([]);
    verification.room = 1;
    verification.atOnce = true;
    right(await upload(anna, recording, { ticket }));
    expect(verification.room).toBe(1);
  });

  test('gets its place back from uploads that came to nothing', async () => {
    verification.room = 1;
    verification.atOnce = true;
    const run = botRecording('lost-cause', { level: 1 }, 'place');
    const ticket = await draw(anna);
    const nonsense = await anna.call('uploadRun', { body: { recording: 'r1-AAAA' } });
    expect(nonsense).toMatchObject({ code: 'recording-refused' });
    expect(await upload(anna, run, { ticket })).toMatchObject({ code: 'wrong-ticket' });
    const own = playTicket(site, ticket);
    right(await upload(anna, own, { ticket }));
    const other = { ...own, checkpoints: own.checkpoints.map(() => 1) };
    expect(await upload(anna, other, { ticket })).toMatchObject({ code: 'ticket-used' });
    expect(verification.room).toBe(1);
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
    const names = Array.from({ length: 60 }, (_, i) => `left-${i}`);
    const store = await storeWith((account) => names.map((name) => waiting(account, name)));
    const config = { checking: { ...IMPATIENT, workers: 1, queue: 1 } };
    const again = await openSite({ store, verification: makeManualVerification({ room: 2 }), config });
    await eventually(async () => expect(await store.runs.waiting(1)).toEqual([]));
    const runs = await store.runs.list('somebody', { limit: 100, after: null });
    expect(runs.filter(({ status, ranked }) => status === 'verified' && ranked)).toHaveLength(60);
    await again.close();
  });

  test('refuses what was played by other rules, with a sentence', async () => {
    const recording = botRecording('lost-cause', { level: 1 }, 'old');
    const old = makeRecordingBytes({ ...recording, rules: 99 });
    const store = await storeWith((account) => [waiting(account, 'old', { recording: old, rules: 99 })]);
    const again = await openSite({ store, verification: makeManualVerification() });
    await eventually(async () => expect(await store.runs.waiting(1)).toEqual([]));
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
    const again = await openSite({ store, verification: makeManualVerification() });
    await eventually(async () => expect(await store.runs.waiting(1)).toEqual([]));
    const runs = await store.runs.list('somebody', { limit: 2, after: null });
    expect(runs.map(({ status }) => status)).toEqual(['verified', 'refused']);
    await again.close();
  });

  test('leaves waiting what could not be checked, and the next one takes it up', async () => {
    const { id } = right(await upload(anna, botRecording('lost-cause', { level: 1 }, 'stopped')));
    const kept = { ...site.store, close: async () => {} };
    const first = await openSite({ store: kept, verification: makeManualVerification({ atOnce: false }) });
    await first.close();
    expect((await kept.runs.find(id))?.status).toBe('waiting');
    const second = await openSite({ store: kept, verification: makeManualVerification() });
    await eventually(async () => expect((await kept.runs.find(id))?.status).toBe('verified'));
    await second.close();
  });
});

describe('a player who deletes everything', () => {
  test('while their run is being checked leaves nothing behind', async () => {
    const ticket = await draw(anna);
    const { id } = right(await upload(anna, playTicket(site, ticket), { ticket }));
    right(await anna.call('deleteMe', { body: {} }));
    verification.finish();
    const bob = site.visitor();
    await bob.becomeGuest();
    verification.atOnce = true;
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
    expect(run).toMatchObject({ status: 'verified', rank: 1, board: 'treasure-rush.rush@1' });
    await real.close();
  });
});
