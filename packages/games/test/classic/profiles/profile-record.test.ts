import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestCompletions } from '../../../src/classic/profiles/completion.js';
import { isLive } from '../../../src/classic/profiles/profile.js';
import {
  addCompletion,
  createProfile,
  isChanged,
  mergeRecord,
  mergeRecords,
  removeProfile,
  resetProfile,
} from '../../../src/classic/profiles/profile-record.js';
import { anyRecords, completion, finish } from '../../support/profiles.js';

const ann = (now = 10) => createProfile(null, 'Ann', now);
const played = (ticks: number, now: number, record = ann()) =>
  addCompletion(record, finish(ticks), now).record;

describe('what two devices have, as one', () => {
  test('does not depend on who comes first', () => {
    fc.assert(
      fc.property(anyRecords, anyRecords, (a, b) => {
        expect(mergeRecords(a, b)).toEqual(mergeRecords(b, a));
      }),
    );
  });

  test('does not depend on who meets whom first', () => {
    fc.assert(
      fc.property(anyRecords, anyRecords, anyRecords, (a, b, c) => {
        expect(mergeRecords(mergeRecords(a, b), c)).toEqual(mergeRecords(a, mergeRecords(b, c)));
      }),
    );
  });

  test('is nothing new for either of them', () => {
    fc.assert(
      fc.property(anyRecords, anyRecords, (a, b) => {
        const both = mergeRecords(a, b);
        expect(mergeRecords(both, a)).toEqual(both);
        expect(mergeRecords(both, both)).toEqual(both);
        expect(both.filter((record, i) => isChanged(mergeRecords(both, [])[i], record))).toEqual([]);
      }),
    );
  });

  test('has the best of every level among all that still counts', () => {
    fc.assert(
      fc.property(anyRecords, anyRecords, (a, b) => {
        for (const { resetAt, deletedAt, name, completions } of mergeRecords(a, b)) {
          const all = [...a, ...b]
            .filter((record) => record.name.toLowerCase() === name.toLowerCase())
            .flatMap((record) => record.completions)
            .filter(({ at, assisted }) => at > resetAt && at > deletedAt && !assisted);
          for (const best of bestCompletions(completions)) {
            const same = all.filter(
              (one) =>
                one.kind === best.kind &&
                one.level === best.level &&
                one.season === best.season &&
                one.tunnels === best.tunnels,
            );
            if (!best.assisted) expect(best.ticks).toBe(Math.min(...same.map(({ ticks }) => ticks)));
            else expect(same).toEqual([]);
          }
        }
      }),
    );
  });
});

describe('one profile on two devices', () => {
  test('is one when both have made it, whatever the capitals, with all it has completed', () => {
    const here = played(100, 12);
    const there = played(80, 21, createProfile(null, 'ANN', 20));
    const both = mergeRecord(here, there);
    expect(both).toMatchObject({ name: 'ANN', createdAt: 20 });
    expect(bestCompletions(both.completions)).toEqual([completion(80, 21)]);
  });

  test('is gone when one has deleted it, with what the other had completed by then', () => {
    const both = mergeRecord(removeProfile(ann(), 20), played(100, 15));
    expect(isLive(both)).toBe(false);
    expect(both.completions).toEqual([]);
  });

  test('is there again when it was made again, without what it had', () => {
    const gone = removeProfile(played(100, 15), 20);
    const again = createProfile(gone, 'ann', 20);
    expect(isLive(again)).toBe(true);
    const both = mergeRecord(again, played(90, 18));
    expect([isLive(both), both.name, both.completions]).toEqual([true, 'ann', []]);
  });

  test('forgets what was completed before a reset elsewhere, and nothing after it', () => {
    const reset = resetProfile(ann(), 20);
    expect(mergeRecord(reset, played(100, 20)).completions).toEqual([]);
    expect(mergeRecord(reset, played(100, 21)).completions).toEqual([completion(100, 21)]);
  });

  test('keeps a slower later completion for a reset between the two that comes to light later', () => {
    const offline = played(120, 30, played(100, 15));
    expect(bestCompletions(offline.completions)).toEqual([completion(100, 15)]);
    const both = mergeRecord(offline, resetProfile(ann(), 20));
    expect(bestCompletions(both.completions)).toEqual([completion(120, 30)]);
  });
});

describe('a clock that is wrong', () => {
  test('does not save anything from a reset or a deletion', () => {
    const future = played(100, 9_999);
    expect(mergeRecord(resetProfile(future, 20), future).completions).toEqual([]);
    expect(isLive(mergeRecord(removeProfile(future, 20), future))).toBe(false);
  });

  test('loses nothing that is completed after a reset', () => {
    const { record, completed } = addCompletion(resetProfile(ann(), 5_000), finish(100), 20);
    expect(completed).toMatchObject({ isBetter: true, before: null });
    expect(mergeRecord(record, resetProfile(ann(), 5_000)).completions).toHaveLength(1);
  });
});

describe('a completion', () => {
  test('is better with fewer ticks only', () => {
    const first = addCompletion(ann(), finish(100), 11);
    expect(first.completed).toEqual({ best: completion(100, 11), before: null, isBetter: true });
    const slower = addCompletion(first.record, finish(101), 12);
    expect(slower.completed).toMatchObject({ best: { ticks: 100 }, isBetter: false });
    const equal = addCompletion(first.record, finish(100), 13);
    expect(equal.completed).toMatchObject({ before: { at: 11 }, isBetter: false });
    const faster = addCompletion(slower.record, finish(99), 14);
    expect(faster.completed).toMatchObject({ best: { ticks: 99, at: 14 }, isBetter: true });
    expect(faster.record.completions).toHaveLength(1);
  });

  test('without help is better than any with it', () => {
    const helped = addCompletion(ann(), finish(50, { assisted: true }), 11);
    const alone = addCompletion(helped.record, finish(500), 12);
    expect(alone.completed).toMatchObject({ best: { ticks: 500, assisted: false }, isBetter: true });
    expect(addCompletion(alone.record, finish(40, { assisted: true }), 13).completed.isBetter).toBe(false);
  });

  test('with tunnels, against time or of another season is one of another level', () => {
    const others = [
      { tunnels: true },
      { timer: true },
      { season: 0 },
      { level: 6 },
      { kind: 'spiral' as const },
    ];
    const record = others.reduce(
      (so, other, i) => addCompletion(so, finish(200, other), 20 + i).record,
      played(100, 11),
    );
    expect(bestCompletions(record.completions)).toHaveLength(6);
  });
});
