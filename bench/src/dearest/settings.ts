import type { Rng } from '@warren/engine';
import { makeLevelLine } from '@warren/games/labyrinth';
import { randomCode } from '@warren/games/lost-cause';

/** By game: settings that cost much, most of them at their limits. */
const DRAWN: Readonly<Record<string, (rng: Rng) => object>> = {
  'lost-cause': (rng) => {
    const free = { sight: pick(rng, [7, 21, 49]), gear: rng.chance(1, 2), maxLocks: pick(rng, [-1, 0, 999]) };
    const code = () => randomCode(`${rng.below(100)}`, { width: 25, height: pick(rng, [25, 25, 12]) });
    return pick(rng, [
      { mode: 'level', level: 10, ...free },
      { mode: 'maze', code: code(), ...free },
      { mode: 'campaign', ...free },
    ]);
  },
  'treasure-rush': (rng) => ({
    pickups: rng.chance(1, 2),
    hunter: rng.chance(1, 2),
    choice: rng.chance(3, 4),
    mazes: 0,
  }),
  classic: (rng) => ({
    kind: pick(rng, ['normal', 'spiral', 'checker', 'radial', 'diamond']),
    width: 200,
    height: pick(rng, [200, 200, 2, 20]),
    tunnels: rng.chance(1, 2),
    start: 0,
    exit: pick(rng, [1, 399]),
  }),
  cave: (rng) => ({
    mode: 'endless',
    rules: pick(rng, ['deep', 'classic']),
    regionSize: pick(rng, [8, 8, 9, 16, 50, 128, 256]),
    rockProbability: pick(rng, ['0.5', '0', '1', '0.6', '0.45']),
    rockThreshold: pick(rng, [5, 0, 9, 4]),
    iterations: pick(rng, [4, 0, 16]),
    smoothing: pick(rng, [2, 0, 8]),
    chestProbability: pick(rng, ['0.005', '1', '0.9', '0']),
    chestMaxItems: pick(rng, [2, 20]),
    stunProbability: pick(rng, ['0.05', '0.9']),
    armourProtection: pick(rng, ['0.3', '1']),
    damageMultiplier: pick(rng, ['1.2', '10']),
    playerHealth: pick(rng, [50, 1, 1000]),
    monsterHealth: pick(rng, [30, 1000, 1]),
    monsterDamage: pick(rng, [3, 1000, 1]),
    monsterSight: pick(rng, [3, 8]),
    healMoves: pick(rng, [10, 1]),
  }),
  labyrinth: (rng) => {
    const algorithm = pick(rng, ['weave-prim', 'weave-kruskal', 'weave-backtracker'] as const);
    const level = {
      seed: `${rng.below(100)}`,
      number: 1,
      algorithm,
      width: 100,
      height: 100,
      exits: 1,
      density: pick(rng, [0, 1000]),
      start: -1,
      slack: 0,
    };
    return pick(rng, [
      { mode: 'run', level: pick(rng, [1, 33, 300, 700]), algorithm },
      { mode: 'level', code: makeLevelLine(level) },
    ]);
  },
};

/** Settings of a game for a run that may cost much. */
export function drawSettings(game: string, rng: Rng): object {
  return DRAWN[game](rng);
}

function pick<T>(rng: Rng, items: readonly T[]): T {
  return items[rng.below(items.length)];
}
