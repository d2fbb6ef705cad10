import type { SavedClock } from '@warren/games';
import type { Run } from '@warren/protocol/client';
import { describe, expect, test } from 'vitest';
import { createSignal } from '../../src/lib/signal.js';
import type { Upload } from '../../src/outbox/upload.js';
import { createUploadQueue } from '../../src/outbox/upload-queue.js';
import { UPLOAD_LIMITS } from '../../src/outbox/uploader.js';
import { createSession, type KnownAccount } from '../../src/session/session.js';
import { openMemoryDatabase } from '../../src/sync/memory-database.js';
import { makeFakeClock, rest } from '../support/fake-clock.js';
import { failure, openFakeServer } from '../support/fake-server.js';

const TICKET = { id: 'ticket', nonce: 'nonce' };

function runOf(part: Partial<Run> = {}): Run {
  return {
    id: 'run-of-22-characters--',
    status: 'verified',
    progress: 1000,
    reason: '',
    player: { name: 'Mole', guest: false },
    mine: true,
    game: 'lost-cause',
    rules: 1,
    settings: {},
    ticks: 600,
    outcome: { result: 'won' },
    board: 'lost-cause.campaign@1',
    daily: null,
    ranked: true,
    unranked: null,
    points: 1,
    rank: 3,
    pausedMs: 0,
    pauses: 0,
    category: 'witnessed',
    unwitnessed: null,
    drawnAt: 1,
    scrutiny: null,
    unreviewed: false,
    receivedAt: 1,
    verifiedAt: 1,
    ...part,
  };
}

function open() {
  const time = makeFakeClock();
  const connection = openFakeServer().connect();
  const who = createSignal<KnownAccount | null>({ id: 'Mole', name: 'Mole', guest: false, createdAt: 0 });
  connection.account = 'Mole';
  const session = createSession({ client: connection.client, account: who, inTurn: (run) => run() });
  const database = openMemoryDatabase();
  const status = createSignal<readonly Upload[]>([]);
  const begin = () =>
    createUploadQueue({
      client: connection.client,
      session,
      storage: database,
      status,
      now: time.now,
      later: time.later,
      inTurn: (run) => run(),
      tellOthers() {},
    });
  const queue = begin();
  const uploads: { recording: string; ticket?: object; pauses: { tick: number; ms: number }[] }[] = [];
  /** What the server answers to uploads, the last one for ever. */
  const answers = [{ ok: true as const, value: runOf(), status: 201 } as ReturnType<typeof failure> | object];
  connection.instead.uploadRun = (takes: { body: (typeof uploads)[number] }) => {
    uploads.push(takes.body);
    return (answers.length > 1 ? answers.shift() : answers[0]) as never;
  };
  const add = (text = 'recording', ticket: typeof TICKET | null = TICKET) => {
    const clock: SavedClock = { startedAt: 0, pauses: [{ tick: 10, ms: 500 }], savedAt: time.now() };
    const somebody = who.get();
    const owner = somebody && { id: somebody.id, guest: somebody.guest };
    return queue.add({ game: 'lost-cause', ticks: 600, text, ticket, clock, owner });
  };
  const stateOf = (key: string) => status.get().find((upload) => upload.key === key)?.state;
  return { time, connection, who, database, status, queue, begin, uploads, answers, add, stateOf };
}

test('a run is handed in with its ticket and its pauses, the wait for the upload included', async () => {
  const { add, uploads, stateOf } = open();
  const key = await add();
  await rest();
  expect(uploads).toEqual([{ recording: 'recording', ticket: TICKET, pauses: [{ tick: 10, ms: 500 }] }]);
  expect(stateOf(key)).toMatchObject({ phase: 'verified', rank: 3 });
});

test('the same run twice is handed in once', async () => {
  const { add, uploads, status } = open();
  const keys = [await add(), await add()];
  await rest();
  expect([keys[0] === keys[1], uploads.length, status.get().length]).toEqual([true, 1, 1]);
});

test('without a connection it waits, longer each time, and goes up when there is one', async () => {
  const { add, answers, stateOf, time, uploads, queue } = open();
  answers.unshift(failure('offline'), failure('offline'));
  const key = await add();
  await rest();
  expect(stateOf(key)).toEqual({ phase: 'waiting', why: 'offline', retryAt: time.now() + 5_000 });
  await time.pass(5_000);
  expect(stateOf(key)).toEqual({ phase: 'waiting', why: 'offline', retryAt: time.now() + 10_000 });
  await time.pass(1_000);
  await queue.wake();
  expect(stateOf(key)).toMatchObject({ phase: 'verified' });
  expect(uploads.at(-1)?.pauses).toEqual([
    { tick: 10, ms: 500 },
    { tick: 600, ms: 6_000 },
  ]);
});

test('a server that asks for patience is left alone, even when the player opens the page', async () => {
  const { add, answers, stateOf, time, uploads, queue } = open();
  answers.unshift(failure('queue-full', { retryAfter: 60 }));
  const key = await add();
  await rest();
  expect(stateOf(key)).toEqual({ phase: 'waiting', why: 'busy', retryAt: time.now() + 60_000 });
  await time.pass(30_000);
  await queue.wake();
  expect(uploads).toHaveLength(1);
  await time.pass(30_000);
  expect([uploads.length, stateOf(key)?.phase]).toEqual([2, 'verified']);
});

test('a run that waits long on the server holds up no other, and is asked for again later', async () => {
  const { add, answers, stateOf, time, connection, uploads } = open();
  answers.unshift({ ok: true, status: 202, value: runOf({ status: 'waiting', progress: 0 }) });
  let settled = false;
  const answer = () => (settled ? runOf() : runOf({ status: 'waiting', progress: 0 }));
  connection.instead.run = () => ({ ok: true, status: 200, value: answer() });
  const stuck = await add('stuck');
  const next = await add('next');
  await time.pass(120_000);
  expect([stateOf(stuck)?.phase, stateOf(next)?.phase, uploads.length]).toEqual(['checking', 'verified', 2]);
  settled = true;
  await time.pass(180_000);
  expect([stateOf(stuck)?.phase, uploads.length]).toEqual(['verified', 2]);
});

test('while the server checks, its progress is shown', async () => {
  const { add, answers, stateOf, time, connection } = open();
  answers.unshift({ ok: true, status: 202, value: runOf({ status: 'waiting', progress: 0 }) });
  const steps = [runOf({ status: 'checking', progress: 400 }), runOf({ rank: 1 })];
  connection.instead.run = () => ({ ok: true, status: 200, value: steps.shift() });
  const key = await add();
  await rest();
  expect(stateOf(key)).toMatchObject({ phase: 'checking', progress: 0 });
  await time.pass(500);
  expect(stateOf(key)).toMatchObject({ phase: 'checking', progress: 400 });
  await time.pass(4_000);
  expect(stateOf(key)).toMatchObject({ phase: 'verified', rank: 1 });
});

describe('what is settled', () => {
  test('a run the server refuses says why, and is not tried again', async () => {
    const { add, answers, stateOf, time, uploads } = open();
    answers.unshift(failure('recording-refused', { message: 'The recording does not hold.' }));
    const key = await add();
    await time.pass(3_600_000);
    expect(stateOf(key)).toEqual({ phase: 'refused', reason: 'The recording does not hold.' });
    expect(uploads).toHaveLength(1);
  });

  test('a run that holds but counts nowhere says why', async () => {
    const { add, answers, stateOf } = open();
    answers.unshift({
      ok: true,
      status: 201,
      value: runOf({ ranked: false, unranked: 'no-ticket', rank: null }),
    });
    const key = await add('recording', null);
    await rest();
    expect(stateOf(key)).toMatchObject({
      phase: 'unranked',
      reason: 'You were offline when you started, or it was a practice run.',
    });
  });

  test('its recording is no longer kept, and old ones are forgotten', async () => {
    const { add, database } = open();
    for (let i = 0; i < UPLOAD_LIMITS.settled + 5; i++) {
      await add(`recording ${i}`);
      await rest();
    }
    await add('the last');
    const all = await database.uploads();
    expect(all.length).toBeLessThanOrEqual(UPLOAD_LIMITS.settled + 1);
    expect(all.filter(({ state }) => state.phase === 'verified').every(({ text }) => text === '')).toBe(true);
  });
});

test('so many runs wait and no more; those that would count stay longest', async () => {
  const { add, connection, database, answers } = open();
  answers.unshift(failure('offline'));
  connection.line = 'dead';
  for (let i = 0; i < 5; i++) await add(`practice ${i}`, null);
  for (let i = 0; i < UPLOAD_LIMITS.open; i++) await add(`ranked ${i}`);
  const all = await database.uploads();
  expect([all.length, all.every(({ ranked }) => ranked)]).toEqual([UPLOAD_LIMITS.open, true]);
});

test('a page that was closed in the middle goes on where it was', async () => {
  const { add, answers, begin, database, stateOf, time, connection } = open();
  answers.unshift({ ok: true, status: 202, value: runOf({ status: 'checking', progress: 100 }) });
  connection.instead.run = () => ({ ok: true, status: 200, value: runOf({ rank: 7 }) });
  const key = await add();
  await rest();
  const again = begin();
  await again.reload();
  const woken = again.wake();
  await time.pass(4_000);
  await woken;
  expect(stateOf(key)).toMatchObject({ phase: 'verified', rank: 7 });
  expect(await database.uploads()).toHaveLength(1);
});

describe('who played it', () => {
  test('no guest is created for it', async () => {
    const { add, who, connection, stateOf } = open();
    who.set(null);
    connection.account = null;
    const key = await add();
    await rest();
    expect([who.get()?.guest, stateOf(key)?.phase]).toEqual([true, 'verified']);
  });

  test('a run of a named account waits for its return', async () => {
    const { add, who, answers, stateOf, uploads, queue, connection } = open();
    answers.unshift(failure('offline'));
    const key = await add();
    await rest();
    who.set({ id: 'Badger', name: 'Badger', guest: false, createdAt: 0 });
    await queue.wake();
    expect([stateOf(key), uploads.length]).toEqual([
      { phase: 'waiting', why: 'signed-out', retryAt: null },
      1,
    ]);
    who.set({ id: 'Mole', name: 'Mole', guest: false, createdAt: 0 });
    connection.account = 'Mole';
    await queue.wake();
    expect(stateOf(key)?.phase).toBe('verified');
  });

  test('what a guest played goes along, but a ticket is not handed on', async () => {
    const { add, who, answers, uploads, queue } = open();
    who.set({ id: 'Guest 1', name: 'Guest 1', guest: true, createdAt: 0 });
    answers.unshift(failure('offline'));
    await add();
    await rest();
    who.set({ id: 'Mole', name: 'Mole', guest: false, createdAt: 0 });
    await queue.wake();
    expect(uploads.at(-1)?.ticket).toBeUndefined();
  });

  test('a player who has to sign in again is told', async () => {
    const { add, answers, connection, stateOf, who } = open();
    connection.account = null;
    answers.unshift(failure('signed-out'));
    const key = await add();
    await rest();
    expect([stateOf(key), who.get()?.lapsed]).toMatchObject([{ phase: 'waiting', why: 'signed-out' }, true]);
  });
});
