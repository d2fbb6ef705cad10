import { describe, expect, test } from 'vitest';
import { type Measures, NO_MEASURES } from '../../src/scrutiny/measures.js';
import { spreadOf } from '../../src/scrutiny/spread.js';
import { judge } from '../../src/scrutiny/verdict.js';

const judged = (measures: Partial<Measures>) => judge({ ...NO_MEASURES, ...measures });
const times = (count: number, time: (i: number) => number) =>
  spreadOf(Array.from({ length: count }, (_, i) => time(i)));

describe('a verdict', () => {
  test('is unknown where there is too little to tell', () => {
    expect(judged({})).toEqual({ machineLike: false, known: false, reason: '0 turns are too few to tell.' });
    expect(judged({ reaction: times(19, (i) => i) })).toMatchObject({ machineLike: false, known: false });
    expect(judged({ walks: { part: 39, whole: 39 }, decisions: { part: 90, whole: 90 } })).toMatchObject({
      known: false,
      reason: '39 steps and 90 decisions are too few to tell.',
    });
  });

  test('names turns that came in one tick, in few turns if all of them did', () => {
    expect(judged({ reaction: times(6, () => 1) })).toEqual({
      machineLike: true,
      known: true,
      reason: 'The player turned in the same tick after the middle of the corner in 6 of 6 cases.',
    });
    expect(judged({ reaction: times(5, () => 1) }).machineLike).toBe(false);
    expect(judged({ reaction: times(9, (i) => (i === 0 ? 2 : 1)) }).machineLike).toBe(false);
    expect(judged({ reaction: times(40, (i) => (i < 25 ? 13 : i)) }).machineLike).toBe(true);
  });

  test('names a constant delay, and stops that are as exact', () => {
    expect(judged({ entry: times(30, (i) => 12 + (i % 3)) }).reason).toMatch(/same 3 ticks .* 30 of 30/);
    expect(judged({ stops: times(30, (i) => i % 3) }).reason).toMatch(/^The player stopped within/);
  });

  test('names turns that are all late by nearly the same', () => {
    expect(judged({ reaction: times(70, (i) => 9 + (i % 7)) }).reason).toMatch(
      /^The player never turned before/,
    );
  });

  test('does not mind people who press before the corner, or react as people do', () => {
    const early = times(60, (i) => -9 + ((i * 7) % 13));
    const late = times(60, (i) => 9 + ((i * 11) % 17));
    expect(judged({ reaction: early })).toMatchObject({ machineLike: false, known: true });
    expect(judged({ reaction: late })).toMatchObject({ machineLike: false, known: true });
  });

  test('names ways that could not be known', () => {
    expect(judged({ blind: { part: 20, whole: 20 } }).reason).toMatch(/20 of 20 places/);
    expect(judged({ blind: { part: 18, whole: 20 } }).machineLike).toBe(false);
    expect(judged({ choices: { part: 90, whole: 90 } }).machineLike).toBe(false);
  });

  test('names a player who decides and walks as the bot does, and not one who only walks so', () => {
    const all = { part: 300, whole: 300 };
    expect(judged({ walks: all, decisions: all }).reason).toMatch(/600 of 600 moves/);
    expect(judged({ walks: all, decisions: { part: 280, whole: 300 } }).machineLike).toBe(false);
    expect(judged({ walks: { part: 290, whole: 300 }, decisions: all }).machineLike).toBe(false);
  });
});
