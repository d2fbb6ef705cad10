import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lookalikeForm, looksReserved } from '../../src/lib/look-alikes.js';

describe('the form of a name by its looks', () => {
  test.each([
    ['Paul', 'PauI'],
    ['Paul', 'P\u0430ul'],
    ['Paul', 'PAUL'],
    ['Bob', '\u0412\u043eb'],
    ['NINA', '\u039d\u0399\u039d\u0391'],
    ['modem', 'rnodern'],
    ['Anna 10', 'Anna lO'],
    ['Anna', '\uff21nna'],
    ['Anna', 'An\u200bna'],
  ])('is the same for %j and %j', (one, other) => {
    expect(lookalikeForm(other)).toBe(lookalikeForm(one));
  });

  test.each([
    ['Anna', 'Hanna'],
    ['Zoe', 'Zo\u00eb'],
    ['\u5c71\u7530', '\u5c71\u672c'],
    ['Guest 123456', 'Guest 123457'],
  ])('differs for %j and %j', (one, other) => {
    expect(lookalikeForm(other)).not.toBe(lookalikeForm(one));
  });

  test('of guests differs whenever their numbers do', () => {
    const number = fc.integer({ min: 100_000, max: 99_999_999 });
    fc.assert(
      fc.property(number, number, (a, b) => {
        expect(lookalikeForm(`Guest ${a}`) === lookalikeForm(`Guest ${b}`)).toBe(a === b);
      }),
    );
  });
});

test('a name that looks like one of the site is told from one that does not', () => {
  for (const name of ['adrnin', 'Adm1n', 'r00t', '\u0430dmin', 'vvarren'])
    expect([name, looksReserved(name)]).toEqual([name, true]);
  for (const name of ['Anna', 'Badminton', 'Arnold', 'Savvy'])
    expect([name, looksReserved(name)]).toEqual([name, false]);
});
