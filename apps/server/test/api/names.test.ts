import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeBoardId, parseBoardId } from '../../src/api/board-names.js';
import { makeBoardCursor, parseBoardCursor } from '../../src/api/board-pages.js';
import { makeRunCursor, parseRunCursor } from '../../src/api/runs.js';
import { must } from '../support/must.js';

const id = fc.stringMatching(/^[A-Za-z0-9_-]{16,64}$/);
const whole = fc.maxSafeInteger();
const moment = fc.maxSafeNat();
/** Words that look like what is read, almost. */
const noise = fc.oneof(fc.string(), fc.stringMatching(/^[-_0-9a-zA-Z.@]{0,60}$/));

describe('the place after which a page of a board begins', () => {
  test('is read as it was written', () => {
    fc.assert(
      fc.property(fc.record({ points: whole, ties: whole, receivedAt: moment, runId: id }), (cursor) => {
        expect(must(parseBoardCursor(makeBoardCursor(cursor)))).toEqual(cursor);
      }),
    );
  });

  test('is refused when it is written in any other way', () => {
    const wrong = [
      '',
      '1_2_3',
      '01_2_3_abc',
      '-0_2_3_abc',
      '1_2_3_a b',
      '1.5_2_3_abc',
      '1e3_2_3_abc',
      '9007199254740993_0_0_a',
    ];
    for (const text of wrong) expect(parseBoardCursor(text).ok, text).toBe(false);
    fc.assert(
      fc.property(noise, (text) => {
        const read = parseBoardCursor(text);
        expect(!read.ok || makeBoardCursor(read.value) === text).toBe(true);
      }),
    );
  });
});

describe('the place after which a page of runs begins', () => {
  test('is read as it was written, and in no other way', () => {
    fc.assert(
      fc.property(fc.record({ receivedAt: moment, id }), (cursor) => {
        expect(must(parseRunCursor(makeRunCursor(cursor)))).toEqual(cursor);
      }),
    );
    for (const text of ['', '1', '_a', '01_a', '-1_a', '1_', '9007199254740993_a']) {
      expect(parseRunCursor(text).ok, text).toBe(false);
    }
    fc.assert(
      fc.property(noise, (text) => {
        const read = parseRunCursor(text);
        expect(!read.ok || makeRunCursor(read.value) === text).toBe(true);
      }),
    );
  });
});

describe('the id of a board', () => {
  const name = fc.record({
    game: fc.stringMatching(/^[a-z]{1,8}(-[a-z]{1,8}){0,2}$/),
    board: fc.stringMatching(/^[A-Za-z0-9._~=-]{1,60}$/),
    rules: fc.integer({ min: 1, max: 999_999 }),
  });

  test('is read as it was written; without rules those of today are meant', () => {
    fc.assert(
      fc.property(name, (each) => {
        expect(must(parseBoardId(makeBoardId(each)))).toEqual(each);
        expect(must(parseBoardId(`${each.game}.${each.board}`))).toEqual({ ...each, rules: null });
      }),
    );
  });

  test('is refused when it is none', () => {
    const wrong = [
      '',
      'lost-cause',
      '.campaign',
      'lost-cause.',
      'a.b@0',
      'a.b@01',
      'a.b@1@2',
      'A.b',
      'a.b c',
      'a-.b',
      'a.b@',
    ];
    for (const text of [...wrong, `a.${'b'.repeat(700)}`]) expect(parseBoardId(text).ok, text).toBe(false);
    fc.assert(
      fc.property(noise, (text) => {
        const read = parseBoardId(text);
        if (!read.ok) return;
        const { rules } = read.value;
        expect(
          rules === null ? makeBoardId({ ...read.value, rules: 1 }) : makeBoardId({ ...read.value, rules }),
        ).toBe(rules === null ? `${text}@1` : text);
      }),
    );
  });
});
