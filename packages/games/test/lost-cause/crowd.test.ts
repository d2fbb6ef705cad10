import { Rng } from '@warren/engine';
import { expect, test } from 'vitest';
import { columnsOf, slimesAround } from '../../src/lost-cause/crowd.js';
import { KINDS } from '../../src/lost-cause/kinds.js';
import { fightRules, TILE } from '../../src/lost-cause/numbers.js';
import type { Level, Slime } from '../../src/lost-cause/state.js';

const SIDE = 9;
const FASTEST = Math.max(...Object.values(KINDS).map(({ speed }) => speed));

test.each([1, 16, 17, 120])('of %i slimes none is missed that could be in the way of another', (count) => {
  const rng = Rng.fromSeed('crowd', `${count}`);
  const rules = fightRules({ original: false, relaxed: false });
  for (let round = 0; round < 50; round++) {
    const slimes = Array.from({ length: count }, (_, id) => ({
      id,
      x: rng.below((2 * SIDE - 1) * TILE),
      y: rng.below((2 * SIDE - 1) * TILE),
    })) as Slime[];
    const level = { width: SIDE, height: SIDE, slimes } as unknown as Level;
    const columns = columnsOf(level);
    for (const slime of slimes) {
      slime.x += rng.below(2 * FASTEST + 1) - FASTEST;
      slime.y += rng.below(2 * FASTEST + 1) - FASTEST;
    }
    const near = rules.slimeGap + FASTEST;
    for (const slime of slimes) {
      const around = new Set(slimesAround(columns, slime, rules, { passed: 0 }));
      const missed = slimes.filter(
        (other) =>
          other !== slime &&
          Math.abs(other.x - slime.x) < near &&
          Math.abs(other.y - slime.y) < near &&
          !around.has(other),
      );
      expect(missed).toEqual([]);
    }
  }
});
