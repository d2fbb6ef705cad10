import { describe, expect, test } from 'vitest';
import { newMazeAddress, readMazeLimits } from '../../src/lost-cause/address.js';

describe('the address of a new maze', () => {
  test('holds the code of a maze of that size; a missing side is 3, one out of range is moved into it', () => {
    const starts = (words: object) => newMazeAddress({ ...words }, 'seed');
    expect(starts({ height: '5', width: '5' })).toMatchObject({
      ok: true,
      value: expect.stringMatching(/^\/play\/BQ[U-X][\w-]+=*$/),
    });
    expect(starts({})).toMatchObject({ value: expect.stringMatching(/^\/play\/AwP/) });
    expect(starts({ height: '1', width: '400' })).toMatchObject({
      value: expect.stringMatching(/^\/play\/Ax[k-n]/),
    });
  });

  test('keeps the limits it was given, moved into their range', () => {
    expect(newMazeAddress({ maxEnemies: '2', maxLocks: '5000' }, 'seed')).toMatchObject({
      value: expect.stringMatching(/\?maxEnemies=2&maxLocks=999$/),
    });
    expect(readMazeLimits({ maxLocks: '-7' })).toEqual({ ok: true, value: { maxLocks: -1 } });
  });

  test.each([
    [{ height: 'tall' }, 'the height must be a whole number from 3 to 25, not "tall"'],
    [{ width: '3.5' }, 'the width must be a whole number from 3 to 25, not "3.5"'],
    [{ maxLocks: '' }, 'the number maxLocks must be a whole number from -1 to 999, not ""'],
    [{ width: ['3', '4'] }, 'the width stands in the address 2 times; once is enough'],
  ])('%j is refused with the reason', (words, reason) => {
    expect(newMazeAddress(words, 'seed')).toEqual({ ok: false, reason });
  });
});
