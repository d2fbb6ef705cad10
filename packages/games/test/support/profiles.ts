import fc from 'fast-check';
import type { ClassicCompletion, ClassicFinish } from '../../src/classic/profiles/completion.js';
import { type ProfileRecord, tidyRecord } from '../../src/classic/profiles/profile-record.js';
import type { ProfileTable } from '../../src/classic/profiles/profile-store.js';

/** Level 5 of the normal maze in so many ticks. */
export function finish(ticks: number, more: Partial<ClassicFinish> = {}): ClassicFinish {
  const level = { kind: 'normal', level: 5, season: 1, tunnels: false, timer: false } as const;
  return { ...level, ticks, medal: 'none', assisted: false, ...more };
}

export function completion(ticks: number, at: number, more: Partial<ClassicFinish> = {}): ClassicCompletion {
  return { ...finish(ticks, more), at };
}

/** A table that forgets. */
export function memoryTable(): ProfileTable {
  const rows = new Map<string, ProfileRecord>();
  return {
    all: async () => [...rows.values()],
    async change(keys, deed) {
      for (const key of keys) {
        const after = deed(rows.get(key) ?? null, key);
        if (after !== null) rows.set(key, after);
      }
    },
  };
}

const moment = fc.integer({ min: 1, max: 30 });
const never = fc.constant(0);

const anyCompletion: fc.Arbitrary<ClassicCompletion> = fc.record({
  kind: fc.constantFrom('normal', 'diamond'),
  level: fc.integer({ min: 1, max: 2 }),
  season: fc.integer({ min: 0, max: 1 }),
  tunnels: fc.boolean(),
  timer: fc.constant(false),
  ticks: fc.integer({ min: 1, max: 6 }),
  medal: fc.constantFrom('gold', 'none'),
  assisted: fc.boolean(),
  at: moment,
});

const anyRecord: fc.Arbitrary<ProfileRecord> = fc
  .record({
    name: fc.constantFrom('Ann', 'ann', 'ANN', 'Bob', 'Zoë'),
    createdAt: moment,
    resetAt: fc.oneof(never, moment),
    deletedAt: fc.oneof(never, moment),
    completions: fc.array(anyCompletion, { maxLength: 8 }),
  })
  .map(tidyRecord);

/** What some device may have: few names, moments and times, so that they meet often. */
export const anyRecords: fc.Arbitrary<ProfileRecord[]> = fc.uniqueArray(anyRecord, {
  maxLength: 4,
  selector: ({ name }) => name.toLowerCase(),
});
