import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { textHash } from '../../src/lib/text-hash.js';
import { mergeProgress, progressSummary } from '../../src/slots/merge-progress.js';
import type { CompletedMaze, Progress } from '../../src/slots/progress.js';
import { saveRegistry } from '../../src/slots/slots.js';

const SLOTS = saveRegistry().fixed;

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

  test('is the same in either order, and joining again changes nothing', () => {
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
  const names = SLOTS.map(({ slot }) => slot);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(SLOTS.map(({ stored }) => stored)).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z0-9]+([.-][a-z0-9]+)*$/);
});

test('the campaign says at which level it is, and nothing it does not know', () => {
  const [campaign] = SLOTS;
  expect(campaign.summary('{"level":4,"saved":{}}')).toBe('Campaign, level 4');
  expect(campaign.summary('{"level":"x"}')).toBe('Campaign');
  expect(campaign.summary('damaged')).toBe('Campaign');
});

test('a campaign at a glance: its level, how long it was played and when', () => {
  const [campaign] = SLOTS;
  const clock = { startedAt: 1_000, pauses: [{ tick: 5, ms: 10_000 }], savedAt: 76_000 };
  expect(campaign.preview?.(JSON.stringify({ level: 4, clock }))).toEqual({
    label: 'Level',
    value: '4',
    detail: '1:05 played',
    when: 76_000,
  });
  expect(campaign.preview?.('damaged')).toEqual({ label: 'Level', value: '?', detail: '', when: null });
});

test('different texts have different hashes', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      expect(textHash(one) === textHash(other)).toBe(one === other);
    }),
  );
});
