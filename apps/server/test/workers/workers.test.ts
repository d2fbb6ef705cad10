import { existsSync } from 'node:fs';
import { makeRecordingBytes, type Recording, verify } from '@warren/games';
import { findBot, playOut } from '@warren/games/bots';
import { lostCause } from '@warren/games/lost-cause';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openWorkers, type Workers, type WorkersOptions } from '../../src/workers/workers.js';
import { must } from '../support/must.js';

const FAULTY = new URL('../support/faulty-worker.mjs', import.meta.url);
const [BEHAVE, DIE, HANG, GROW, SLEEP, UNTIL_CANCELLED] = [0, 1, 2, 3, 4, 5];
const TICKS = 1_000_000;

const open: Workers[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((workers) => workers.close()));
});

function start(options: Partial<WorkersOptions> = {}): Workers {
  const workers = openWorkers({ workers: 1, graceMs: 0, ...options });
  open.push(workers);
  return workers;
}

const verifyBytes = (
  workers: Workers,
  recording: Uint8Array,
  progress: (thousandths: number) => void = () => {},
) =>
  workers.run(
    { work: 'verify', recording, ticks: TICKS, witnessed: new Uint8Array(), measuredFrom: null },
    { progress },
  );
const readBytes = (workers: Workers, recording: Uint8Array) =>
  workers.run({ work: 'read', recording, ticks: TICKS });

function botRecording(seed: string, settings: object = { level: 1 }): Recording {
  return must(playOut(lostCause, must(findBot('lost-cause')), settings, seed)).recording();
}

describe('the threads', () => {
  test('run a script that was built', () => {
    expect(existsSync(new URL('../../dist/workers/worker.js', import.meta.url))).toBe(true);
  });

  test('come to what verifying in this thread comes to, for good recordings and bad ones', async () => {
    const workers = start();
    const honest = botRecording('verification');
    const wrong = { ...honest, seed: 'another' };
    for (const recording of [honest, wrong]) {
      expect(await verifyBytes(workers, makeRecordingBytes(recording))).toMatchObject({
        kind: 'done',
        result: verify(lostCause, recording),
      });
    }
  });

  test('read what a recording is of without playing it', async () => {
    const workers = start();
    const honest = botRecording('reading');
    const { game, rules, settings, seed, ticks } = honest;
    const head = { game, rules, settings, seed, ticks };
    expect(await readBytes(workers, makeRecordingBytes(honest))).toEqual({
      kind: 'done',
      result: { ok: true, value: head },
    });
    for (const wrong of [{ rules: 99 }, { game: 'chess' }, { actions: [0, 999] }, { settings: {} }]) {
      const end = await readBytes(workers, makeRecordingBytes({ ...honest, ...wrong }));
      expect(end).toMatchObject({ result: { ok: false } });
    }
    await workers.close();
    expect(await readBytes(workers, makeRecordingBytes(honest))).toEqual({ kind: 'stopped' });
  });

  test('refuse bytes that are no recording, and more ticks than they may play', async () => {
    const workers = start();
    expect(await verifyBytes(workers, new Uint8Array(20))).toMatchObject({ result: { ok: false } });
    const recording = makeRecordingBytes(botRecording('limits'));
    const end = await workers.run({
      work: 'verify',
      recording,
      ticks: 100,
      witnessed: new Uint8Array(),
      measuredFrom: null,
    });
    expect(end).toMatchObject({ result: { reason: expect.stringContaining('at most 100') } });
  });

  test('draw pictures while one of them plays a run again: neither waits for the other', async () => {
    const workers = start({ script: FAULTY });
    const underWay = new Promise<number>((resolve) => {
      void verifyBytes(workers, Uint8Array.of(HANG), resolve);
    });
    expect(await underWay).toBe(500);
    const order = { work: 'picture', code: '', format: 'txt', theme: 'dark', solution: false } as const;
    expect(await workers.run(order)).toMatchObject({ kind: 'done' });
  });
});

describe('a lost thread', () => {
  test.each([
    ['dies', DIE],
    ['takes all memory', GROW],
  ])('that %s blames no recording: the task is told as lost, and the next one is done', async (_, manner) => {
    const warnings: string[] = [];
    const workers = start({ script: FAULTY, warn: (message) => warnings.push(message) });
    expect(await verifyBytes(workers, Uint8Array.of(manner))).toMatchObject({ kind: 'lost' });
    expect(await verifyBytes(workers, Uint8Array.of(BEHAVE))).toMatchObject({ kind: 'done' });
    expect(warnings).toHaveLength(1);
  });

  test('that never started is not the fault of its task', async () => {
    const workers = start({ script: new URL('./there-is-no-such-file.mjs', import.meta.url) });
    expect(await verifyBytes(workers, Uint8Array.of(BEHAVE))).toEqual({ kind: 'stopped' });
  });
});

describe('the watchdog', () => {
  test('ends a thread that takes processor time without a report', async () => {
    let spent = 0;
    const workers = start({ script: FAULTY, hangMs: 1_000, cpuMs: () => spent });
    const end = verifyBytes(workers, Uint8Array.of(HANG), () => {
      spent = 60_000;
    });
    expect(await end).toMatchObject({ kind: 'lost', reason: expect.stringContaining('processor time') });
  });

  test('counts no wall time: a thread that gets no processor is waited for', async () => {
    const shared = new Uint8Array(new SharedArrayBuffer(8));
    shared[0] = SLEEP;
    // Not a millisecond may pass by the wall clock before a report, but no processor time goes by at all.
    const workers = start({ script: FAULTY, hangMs: 1, cpuMs: () => 0 });
    let looked = 0;
    const timers = vi.spyOn(globalThis, 'setInterval').mockImplementation(((look: () => void) => {
      for (; looked < 1_000; looked++) look();
      return { unref: () => undefined };
    }) as unknown as typeof setInterval);
    const end = verifyBytes(workers, shared);
    timers.mockRestore();
    expect(looked).toBe(1_000);
    const words = new Int32Array(shared.buffer);
    Atomics.store(words, 1, 1);
    Atomics.notify(words, 1);
    expect(await end).toMatchObject({ kind: 'done' });
  });
});

describe('a task that is called off', () => {
  test('while it waits is not begun', async () => {
    const workers = start({ script: FAULTY });
    void verifyBytes(workers, Uint8Array.of(HANG));
    const stop = new AbortController();
    const waiting = workers.run(
      {
        work: 'verify',
        recording: Uint8Array.of(DIE),
        ticks: TICKS,
        witnessed: new Uint8Array(),
        measuredFrom: null,
      },
      { signal: stop.signal },
    );
    stop.abort();
    expect(await waiting).toEqual({ kind: 'stopped' });
  });

  test('while it is done ends soon, and its thread takes the next', async () => {
    const workers = start({ script: FAULTY });
    const stop = new AbortController();
    const end = workers.run(
      {
        work: 'verify',
        recording: Uint8Array.of(UNTIL_CANCELLED),
        ticks: TICKS,
        witnessed: new Uint8Array(),
        measuredFrom: null,
      },
      { signal: stop.signal, progress: () => stop.abort() },
    );
    expect(await end).toEqual({ kind: 'stopped' });
    expect(await verifyBytes(workers, Uint8Array.of(BEHAVE))).toMatchObject({ kind: 'done' });
  });
});

describe('closing', () => {
  test('lets what is under way finish, takes nothing new', async () => {
    const workers = start({ graceMs: 60_000 });
    const honest = botRecording('closing', { level: 6 });
    const checking = verifyBytes(workers, makeRecordingBytes(honest));
    const closed = workers.close();
    expect(await verifyBytes(workers, Uint8Array.of())).toEqual({ kind: 'stopped' });
    await closed;
    expect(await checking).toMatchObject({ kind: 'done', result: verify(lostCause, honest) });
  });
});
