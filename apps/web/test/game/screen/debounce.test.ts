import { expect, test } from 'vitest';
import { debouncePresses } from '../../../src/game/screen/debounce.js';

/** Which presses are taken as meant, of those at these times after the words have come. */
function meant(...timesMs: number[]): number[] {
  let now = 1000;
  const isMeant = debouncePresses(() => now);
  return timesMs.filter((time) => {
    now = 1000 + time;
    return isMeant();
  });
}

test('a press that waits for the words is meant for them', () => {
  expect(meant(310)).toEqual([310]);
});

test('a player who goes on striking does so for nothing, however long, until the key was left alone', () => {
  expect(meant(100, 300, 500, 700, 900, 1100, 1710)).toEqual([1710]);
});

test('two presses of a player who waited count as one', () => {
  expect(meant(400, 500)).toEqual([400]);
});
