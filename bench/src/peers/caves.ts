import type { CaveSettings } from '@warren/engine/cave';
import type { Contender } from '../contender.js';

/** The automaton of rot-js by the same rule: noise, and then as many steps. */
export async function rotCellular({
  rockProbability,
  rockThreshold,
  iterations,
}: CaveSettings): Promise<Contender> {
  const { Map: maps, RNG } = await import('rot-js');
  const rock = [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((count) => count >= rockThreshold);
  return {
    name: 'rot-js',
    largest: 1001,
    prepare(size, seed) {
      RNG.setSeed(seed + 1);
      return () => {
        const cave = new maps.Cellular(size, size, { born: rock, survive: rock });
        cave.randomize(rockProbability);
        for (let i = 0; i < iterations; i++) cave.create();
        return cave;
      };
    },
  };
}
