import { existsSync } from 'node:fs';
import { makeRecordingBytes, type Recording, verify } from '@warren/games';
import { findBot, playOut } from '@warren/games/bots';
import { lostCause } from '@warren/games/lost-cause';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type CheckerOptions, openRunChecker } from '../../src/checker/open-run-checker.js';
import type { Checking, RunChecker } from '../../src/checker/run-checker.js';
import { must } from '../support/must.js';

const UNRULY = new URL('../support/unruly-worker.mjs', import.meta.url);
const [DIE, HANG, GROW, DIE_ONCE, BEHAVE] = [1, 2, 3, 4, 0];

const open: RunChecker[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((checker) => checker.close()));
});

function openChecker(options: Partial<CheckerOptions> = {}): RunChecker {
  const checker = openRunChecker({ workers: 1, queue: 8, ticks: 1_000_000, graceMs: 0, ...options });
  open.push(checker);
  return checker;
}

function check(checker: RunChecker, id: string, bytes: Uint8Array): Checking {
  const place = checker.reserve();
  if (place === null) throw new Error('there is no room');
  return place.check(id, bytes);
}

function botRecording(seed: string, settings: object = { level: 1 }): Recording {
  return must(playOut(lostCause, must(findBot('lost-cause')), settings, seed)).recording();
}

/** Until the thread has told of its work, so that it is known to be at it. */
const underWay = (checking: Checking) =>
  vi.waitFor(() => expect(checking.progress).toBe(500), { timeout: 60_000 });

describe('the checker', () => {
  test('comes to what verifying in this thread comes to, for good recordings and bad ones', async () => {
    const checker = openChecker({ workers: 2 });
    const honest = botRecording('checker');
    const wrong = { ...honest, seed: 'another' };
    const ends = [honest, wrong].map((recording, i) => check(checker, `${i}`, makeRecordingBytes(recording)));
    expect(await ends[0].verdict).toEqual(verify(lostCause, honest));
    expect(await ends[1].verdict).toEqual(verify(lostCause, wrong));
    expect((await ends[0].verdict)?.ok).toBe(true);
    expect((await ends[1].verdict)?.ok).toBe(false);
  });

  test('refuses bytes that are no recording, games nobody knows and more ticks than it may play', async () => {
    const checker = openChecker({ ticks: 100 });
    const honest = botRecording('limits');
    const bytes = [
      new Uint8Array(20),
      makeRecordingBytes({ ...honest, game: 'chess' }),
      makeRecordingBytes(honest),
    ];
    const ends = await Promise.all(bytes.map((each, i) => check(checker, `${i}`, each).verdict));
    expect(ends.map((end) => end?.ok)).toEqual([false, false, false]);
    expect(ends[2]).toMatchObject({ reason: expect.stringContaining('at most 100') });
  });

  test('reads what a recording is of without playing it, before what waits to be played', async () => {
    const checker = openChecker({ ticks: 1_000_000 });
    const honest = botRecording('reading');
    const place = checker.reserve();
    const { game, rules, settings, seed, ticks } = honest;
    const head = { game, rules, settings, seed, ticks };
    expect(await place?.read(makeRecordingBytes(honest))).toEqual({ ok: true, value: head });
    // Its checkpoints are looked at when it is played, everything else is found out now.
    const unplayed = { ...honest, checkpoints: honest.checkpoints.map(() => 1) };
    expect(await place?.read(makeRecordingBytes(unplayed))).toMatchObject({ ok: true });
    for (const wrong of [{ rules: 99 }, { game: 'chess' }, { actions: [0, 999] }, { settings: {} }]) {
      expect(await place?.read(makeRecordingBytes({ ...honest, ...wrong }))).toMatchObject({ ok: false });
    }
    await checker.close();
    expect(await place?.read(makeRecordingBytes(honest))).toBeNull();
  });

  test('runs a script that was built', () => {
    expect(existsSync(new URL('../../dist/checker/check-worker.js', import.meta.url))).toBe(true);
  });

  test('tells how far it is, and forgets what is done', async () => {
    const checker = openChecker({ script: UNRULY });
    const checking = check(checker, 'a', Uint8Array.of(HANG));
    const behind = check(checker, 'b', Uint8Array.of(BEHAVE));
    expect([checker.find('b')?.begun, checker.find('c')]).toEqual([false, null]);
    await underWay(checking);
    expect([checker.find('a')?.begun, checker.find('b')?.begun]).toEqual([true, false]);
    expect([checker.running, checker.waiting]).toEqual([1, 1]);
    await checker.close();
    expect([await checking.verdict, await behind.verdict]).toEqual([null, null]);
    expect([checker.find('a'), checker.running, checker.waiting]).toEqual([null, 0, 0]);
  });

  test('has room for so many and no more; a place given back is free again', async () => {
    const checker = openChecker({ script: UNRULY, workers: 1, queue: 2 });
    check(checker, 'a', Uint8Array.of(HANG));
    check(checker, 'b', Uint8Array.of(BEHAVE));
    const place = checker.reserve();
    expect(place).not.toBeNull();
    expect(checker.reserve()).toBeNull();
    place?.release();
    place?.release();
    const again = checker.reserve();
    expect(checker.reserve()).toBeNull();
    // The same run twice takes one place.
    expect(again?.check('b', Uint8Array.of(BEHAVE))).toBe(checker.find('b'));
    expect(checker.reserve()).not.toBeNull();
  });

  test.each([
    ['dies', DIE],
    ['hangs', HANG],
    ['takes all memory', GROW],
  ])('refuses a run whose thread %s twice, and goes on with the next', async (_, manner) => {
    const warnings: string[] = [];
    const options = {
      script: UNRULY,
      hangMs: manner === HANG ? 2_000 : 60_000,
      warn: (message: string) => warnings.push(message),
    };
    const checker = openChecker(options);
    const bad = check(checker, 'bad', Uint8Array.of(manner));
    const good = check(checker, 'good', Uint8Array.of(BEHAVE));
    expect(await bad.verdict).toMatchObject({
      ok: false,
      reason: expect.stringContaining('broke down twice'),
    });
    expect(await good.verdict).toMatchObject({ ok: true });
    expect(warnings).toHaveLength(2);
  });

  test('tries a run again whose thread was lost once', async () => {
    const checker = openChecker({ script: UNRULY });
    const shared = new Uint8Array(new SharedArrayBuffer(2));
    shared[0] = DIE_ONCE;
    expect(await check(checker, 'a', shared).verdict).toMatchObject({ ok: true });
    expect(shared[1]).toBe(2);
  });

  test('blames no run for threads that never start: it waits on', async () => {
    const checker = openChecker({ script: new URL('./there-is-no-such-file.mjs', import.meta.url) });
    expect(await check(checker, 'a', Uint8Array.of(BEHAVE)).verdict).toBeNull();
  });

  test('lets what is under way finish when it is closed, takes nothing new, and closes once', async () => {
    const checker = openChecker({ graceMs: 60_000 });
    const honest = botRecording('closing', { level: 6 });
    const place = checker.reserve();
    const checking = check(checker, 'a', makeRecordingBytes(honest));
    const closed = checker.close();
    expect(checker.close()).toBe(closed);
    expect(checker.reserve()).toBeNull();
    expect(await place?.check('b', Uint8Array.of()).verdict).toBeNull();
    await closed;
    expect(await checking.verdict).toEqual(verify(lostCause, honest));
  });
});
