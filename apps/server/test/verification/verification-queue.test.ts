import { existsSync } from 'node:fs';
import { makeRecordingBytes, type Recording, verify } from '@warren/games';
import { findBot, playOut } from '@warren/games/bots';
import { lostCause } from '@warren/games/lost-cause';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  openVerificationQueue,
  type Verification,
  type VerificationOptions,
  type VerificationQueue,
} from '../../src/verification/verification-queue.js';
import { must } from '../support/must.js';

const FAULTY = new URL('../support/faulty-worker.mjs', import.meta.url);
const [DIE, HANG, GROW, DIE_ONCE, BEHAVE] = [1, 2, 3, 4, 0];

const open: VerificationQueue[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((verification) => verification.close()));
});

function openQueue(options: Partial<VerificationOptions> = {}): VerificationQueue {
  const verification = openVerificationQueue({
    workers: 1,
    queue: 8,
    ticks: 1_000_000,
    graceMs: 0,
    ...options,
  });
  open.push(verification);
  return verification;
}

function verifyRun(verification: VerificationQueue, id: string, bytes: Uint8Array): Verification {
  const place = verification.reserve();
  if (place === null) throw new Error('there is no room');
  return place.verify(id, bytes);
}

function botRecording(seed: string, settings: object = { level: 1 }): Recording {
  return must(playOut(lostCause, must(findBot('lost-cause')), settings, seed)).recording();
}

/** Until the thread has told of its work, so that it is known to be at it. */
const underWay = (checking: Verification) =>
  vi.waitFor(() => expect(checking.progress).toBe(500), { timeout: 60_000 });

describe('the queue', () => {
  test('comes to what verifying in this thread comes to, for good recordings and bad ones', async () => {
    const verification = openQueue({ workers: 2 });
    const honest = botRecording('verification');
    const wrong = { ...honest, seed: 'another' };
    const ends = [honest, wrong].map((recording, i) =>
      verifyRun(verification, `${i}`, makeRecordingBytes(recording)),
    );
    expect(await ends[0].verdict).toEqual(verify(lostCause, honest));
    expect(await ends[1].verdict).toEqual(verify(lostCause, wrong));
    expect((await ends[0].verdict)?.ok).toBe(true);
    expect((await ends[1].verdict)?.ok).toBe(false);
  });

  test('refuses bytes that are no recording, unknown games and more ticks than it may play', async () => {
    const verification = openQueue({ ticks: 100 });
    const honest = botRecording('limits');
    const bytes = [
      new Uint8Array(20),
      makeRecordingBytes({ ...honest, game: 'chess' }),
      makeRecordingBytes(honest),
    ];
    const ends = await Promise.all(bytes.map((each, i) => verifyRun(verification, `${i}`, each).verdict));
    expect(ends.map((end) => end?.ok)).toEqual([false, false, false]);
    expect(ends[2]).toMatchObject({ reason: expect.stringContaining('at most 100') });
  });

  test('reads what a recording is of without playing it, before what waits to be played', async () => {
    const verification = openQueue({ ticks: 1_000_000 });
    const honest = botRecording('reading');
    const place = verification.reserve();
    const { game, rules, settings, seed, ticks } = honest;
    const head = { game, rules, settings, seed, ticks };
    expect(await place?.read(makeRecordingBytes(honest))).toEqual({ ok: true, value: head });
    // Its checkpoints are looked at when it is played, everything else is found out now.
    const unplayed = { ...honest, checkpoints: honest.checkpoints.map(() => 1) };
    expect(await place?.read(makeRecordingBytes(unplayed))).toMatchObject({ ok: true });
    for (const wrong of [{ rules: 99 }, { game: 'chess' }, { actions: [0, 999] }, { settings: {} }]) {
      expect(await place?.read(makeRecordingBytes({ ...honest, ...wrong }))).toMatchObject({ ok: false });
    }
    await verification.close();
    expect(await place?.read(makeRecordingBytes(honest))).toBeNull();
  });

  test('runs a script that was built', () => {
    expect(existsSync(new URL('../../dist/verification/worker.js', import.meta.url))).toBe(true);
  });

  test('tells how far it is, and forgets what is done', async () => {
    const verification = openQueue({ script: FAULTY });
    const checking = verifyRun(verification, 'a', Uint8Array.of(HANG));
    const behind = verifyRun(verification, 'b', Uint8Array.of(BEHAVE));
    expect([verification.find('b')?.begun, verification.find('c')]).toEqual([false, null]);
    await underWay(checking);
    expect([verification.find('a')?.begun, verification.find('b')?.begun]).toEqual([true, false]);
    expect([verification.running, verification.waiting]).toEqual([1, 1]);
    await verification.close();
    expect([await checking.verdict, await behind.verdict]).toEqual([null, null]);
    expect([verification.find('a'), verification.running, verification.waiting]).toEqual([null, 0, 0]);
  });

  test('has room for so many and no more; a place given back is free again', async () => {
    const verification = openQueue({ script: FAULTY, workers: 1, queue: 2 });
    verifyRun(verification, 'a', Uint8Array.of(HANG));
    verifyRun(verification, 'b', Uint8Array.of(BEHAVE));
    const place = verification.reserve();
    expect(place).not.toBeNull();
    expect(verification.reserve()).toBeNull();
    place?.release();
    place?.release();
    const again = verification.reserve();
    expect(verification.reserve()).toBeNull();
    // The same run twice takes one place.
    expect(again?.verify('b', Uint8Array.of(BEHAVE))).toBe(verification.find('b'));
    expect(verification.reserve()).not.toBeNull();
  });

  test.each([
    ['dies', DIE],
    ['hangs', HANG],
    ['takes all memory', GROW],
  ])('refuses a run whose thread %s twice, and goes on with the next', async (_, manner) => {
    const warnings: string[] = [];
    const options = {
      script: FAULTY,
      hangMs: manner === HANG ? 2_000 : 60_000,
      warn: (message: string) => warnings.push(message),
    };
    const verification = openQueue(options);
    const bad = verifyRun(verification, 'bad', Uint8Array.of(manner));
    const good = verifyRun(verification, 'good', Uint8Array.of(BEHAVE));
    expect(await bad.verdict).toMatchObject({
      ok: false,
      reason: expect.stringContaining('broke down twice'),
    });
    expect(await good.verdict).toMatchObject({ ok: true });
    expect(warnings).toHaveLength(2);
  });

  test('tries a run again whose thread was lost once', async () => {
    const verification = openQueue({ script: FAULTY });
    const shared = new Uint8Array(new SharedArrayBuffer(2));
    shared[0] = DIE_ONCE;
    expect(await verifyRun(verification, 'a', shared).verdict).toMatchObject({ ok: true });
    expect(shared[1]).toBe(2);
  });

  test('blames no run for threads that never start: it waits on', async () => {
    const verification = openQueue({
      script: new URL('../verification/there-is-no-such-file.mjs', import.meta.url),
    });
    expect(await verifyRun(verification, 'a', Uint8Array.of(BEHAVE)).verdict).toBeNull();
  });

  test('lets what is under way finish when it is closed, takes nothing new, and closes once', async () => {
    const verification = openQueue({ graceMs: 60_000 });
    const honest = botRecording('closing', { level: 6 });
    const place = verification.reserve();
    const checking = verifyRun(verification, 'a', makeRecordingBytes(honest));
    const closed = verification.close();
    expect(verification.close()).toBe(closed);
    expect(verification.reserve()).toBeNull();
    expect(await place?.verify('b', Uint8Array.of()).verdict).toBeNull();
    await closed;
    expect(await checking.verdict).toEqual(verify(lostCause, honest));
  });
});
