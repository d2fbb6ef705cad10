import { expect, test } from 'vitest';
import { nudgeOf } from '../../../src/game/stage/stage.js';

test('a blow shakes the picture for a moment, but not where less motion is wanted', () => {
  const moments = Array.from({ length: 30 }, (_, picture) => picture * 16);
  const shaken = (hurt: number, reducedMotion: boolean) =>
    moments.some((timeMs) => nudgeOf(hurt, { timeMs, reducedMotion }, 4) !== 0);
  expect([shaken(1, false), shaken(0, false), shaken(1, true)]).toEqual([true, false, false]);
});
