import { type CaveWorld, growCave, makeRegion, readCaveWorld } from '@warren/engine/cave';
import type { Contest } from '../contender.js';
import { rotCellular } from '../peers/caves.js';

/** The endless cave: growth alone, beside a peer's automaton, and whole regions with everything in them. */
export const CAVE: readonly Contest[] = [
  {
    suite: 'cave',
    name: 'cave-growth',
    sizes: [50, 1000],
    ours: {
      name: 'warren',
      largest: 4000,
      prepare(size, seed) {
        const world = worldOf({});
        return () => growCave(world, seed, -seed, size);
      },
    },
    peers: () => Promise.all([rotCellular(worldOf({}).settings)]),
  },
  region('cave-region', {}),
  region('cave-region-deep', { rockProbability: 0.58 }),
];

/** A region of `size` cells a side, joined to its neighbours, with chests and monster. */
function region(name: string, settings: Readonly<Record<string, number>>): Contest {
  return {
    suite: 'cave',
    name,
    sizes: [50],
    ours: {
      name: 'warren',
      largest: 256,
      prepare(size, seed) {
        const world = worldOf({ ...settings, regionSize: size });
        return () => makeRegion(world, seed, -seed);
      },
    },
    peers: () => Promise.resolve([]),
  };
}

function worldOf(settings: Readonly<Record<string, number>>): CaveWorld {
  const world = readCaveWorld({ seed: 'bench', settings });
  if (!world.ok) throw new Error(world.reason);
  return world.value;
}
