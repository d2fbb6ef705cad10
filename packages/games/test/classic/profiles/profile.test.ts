import { describe, expect, test } from 'vitest';
import { LONGEST_PROFILE_NAME, readProfileName } from '../../../src/classic/profiles/profile.js';

const reason = (input: string, taken: readonly string[] = []) => {
  const read = readProfileName(input, taken);
  return read.ok ? null : read.reason;
};

describe('the name of a profile', () => {
  test.each([
    ['Ann', 'Ann'],
    ['  Ann  ', 'Ann'],
    ['x', 'x'],
    ['Anna   Lena', 'Anna Lena'],
    ['Ωmega 2 🐇', 'Ωmega 2 🐇'],
    ['a'.repeat(LONGEST_PROFILE_NAME), 'a'.repeat(LONGEST_PROFILE_NAME)],
    ['🐇'.repeat(LONGEST_PROFILE_NAME), '🐇'.repeat(LONGEST_PROFILE_NAME)],
  ])('%j is %j', (input, name) => {
    expect(readProfileName(input, ['Bob'])).toEqual({ ok: true, value: name });
  });

  test.each([
    ['', 'a profile needs a name'],
    [' \t ', 'a profile needs a name'],
    ['a'.repeat(33), 'a name has at most 32 characters'],
    ['a'.repeat(100_000), 'a name has at most 32 characters'],
    ['An\u0000n', 'a name may hold no control, invisible or direction-changing character'],
    ['A\u202enn', 'a name may hold no control, invisible or direction-changing character'],
    ['A\u200bnn', 'a name may hold no control, invisible or direction-changing character'],
  ])('%j is refused: %s', (input, why) => {
    expect(reason(input)).toBe(why);
  });

  test.each(['ann', 'ANN', ' Ann ', 'Ａｎｎ'])('%j is refused where there is an Ann', (input) => {
    expect(reason(input, ['Bob', 'Ann'])).toBe('there is a profile called “Ann” already');
  });
});
