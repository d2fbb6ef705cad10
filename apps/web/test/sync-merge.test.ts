import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeProgress, progressSummary } from '../src/games/lost-cause/merge-progress.js';
import type { CompletedMaze, Progress } from '../src/games/lost-cause/progress.js';
import { SYNC_SLOTS } from '../src/games/slots.js';
import { timeAgo } from '../src/lib/format.js';
import { textHash } from '../src/lib/text-hash.js';
import { deviceName } from '../src/online/device-name.js';

const mazes: fc.Arbitrary<CompletedMaze> = fc.record({
  code: fc.constantFrom('a', 'b', 'c', 'd'),
  width: fc.constant(3),
  height: fc.constant(3),
  maxEnemies: fc.integer({ min: -1, max: 1 }),
  maxLocks: fc.constant(-1),
  score: fc.nat(1000),
  when: fc.nat(1000),
});
const keyOf = ({ code, maxEnemies, maxLocks }: CompletedMaze) => `${code} ${maxEnemies} ${maxLocks}`;
const progresses: fc.Arbitrary<Progress> = fc.record({
  completedOnce: fc.boolean(),
  mazes: fc.uniqueArray(mazes, { selector: keyOf }),
});
const text = (progress: Progress) => JSON.stringify(progress);
const merged = (one: Progress, other: Progress) =>
  JSON.parse(mergeProgress(text(one), text(other))) as Progress;

describe('progress of two devices', () => {
  test('is joined: every maze of both, with the better score and the later day', () => {
    fc.assert(
      fc.property(progresses, progresses, (one, other) => {
        const both = merged(one, other);
        expect(both.completedOnce).toBe(one.completedOnce || other.completedOnce);
        const all = [...one.mazes, ...other.mazes];
        expect(new Set(both.mazes.map(keyOf))).toEqual(new Set(all.map(keyOf)));
        for (const maze of both.mazes) {
          const same = all.filter((each) => keyOf(each) === keyOf(maze));
          expect(maze.score).toBe(Math.max(...same.map(({ score }) => score)));
          expect(maze.when).toBe(Math.max(...same.map(({ when }) => when)));
        }
      }),
    );
  });

  test('is the same whoever joins, and joining again changes nothing', () => {
    fc.assert(
      fc.property(progresses, progresses, (one, other) => {
        const both = mergeProgress(text(one), text(other));
        expect(mergeProgress(text(other), text(one))).toBe(both);
        expect(mergeProgress(both, text(other))).toBe(both);
      }),
    );
  });

  test('a damaged side takes nothing from the other', () => {
    const good = { completedOnce: true, mazes: [] };
    for (const damaged of ['', '{', 'null', '[]']) {
      expect(JSON.parse(mergeProgress(damaged, text(good)))).toEqual(good);
    }
  });

  test('is told in a line', () => {
    expect(progressSummary('')).toBe('0 mazes completed');
    const maze = { code: 'a', width: 3, height: 3, maxEnemies: -1, maxLocks: -1, score: 1, when: 1 };
    expect(progressSummary(text({ completedOnce: true, mazes: [maze] }))).toBe(
      'Free play open, 1 maze completed',
    );
  });
});

test('every slot has a name of its own, good for the server', () => {
  const names = SYNC_SLOTS.map(({ slot }) => slot);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(SYNC_SLOTS.map(({ stored }) => stored)).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z0-9]+([.-][a-z0-9]+)*$/);
});

test('the campaign says at which level it is, and nothing it does not know', () => {
  const [campaign] = SYNC_SLOTS;
  expect(campaign.summary('{"level":4,"saved":{}}')).toBe('Campaign, level 4');
  expect(campaign.summary('{"level":"x"}')).toBe('Campaign');
  expect(campaign.summary('damaged')).toBe('Campaign');
});

test('a campaign at a glance: its level, how long it was played and when', () => {
  const [campaign] = SYNC_SLOTS;
  const clock = { startedAt: 1_000, pauses: [{ tick: 5, ms: 10_000 }], savedAt: 76_000 };
  expect(campaign.glance?.(JSON.stringify({ level: 4, clock }))).toEqual({
    label: 'Level',
    value: '4',
    detail: '1:05 played',
    when: 76_000,
  });
  expect(campaign.glance?.('damaged')).toEqual({ label: 'Level', value: '?', detail: '', when: null });
});

test('different texts have different fingerprints', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      expect(textHash(one) === textHash(other)).toBe(one === other);
    }),
  );
});

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537 Chrome/140 Safari/537 Edg/140', 'Edge on Windows'],
  ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537 Chrome/140 Mobile Safari/537', 'Chrome on Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18 Safari/604', 'Safari on iPhone'],
  ['', 'A browser'],
])('the device with %j is called %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

test.each([
  [30_000, 'just now'],
  [-5_000, 'just now'],
  [60_000, '1 minute ago'],
  [59 * 60_000, '59 minutes ago'],
  [2 * 3_600_000, '2 hours ago'],
  [30 * 3_600_000, 'yesterday'],
  [5 * 86_400_000, '5 days ago'],
  [60 * 86_400_000, 'on 16 September 2026'],
])('%d ms is %s', (passed, words) => {
  const now = Date.UTC(2026, 10, 15, 12);
  expect(timeAgo(now - passed, now)).toBe(words);
});
