import { blankMaze, type Maze, Rng, readOptions } from '@warren/engine';
import { carve, GENERATORS, type Generator } from '@warren/engine/generators';
import { makeGrid } from '@warren/engine/grids';
import type { Contest } from '../contender.js';
import { GENERATOR_PEERS } from '../peers/generators.js';

/** Making a whole maze, grid and arrays included. */
export const GENERATE: readonly Contest[] = GENERATORS.map((generator) => ({
  suite: 'generate',
  name: generator.id,
  sizes: [100, 1000, 4000],
  ours: {
    name: 'warren',
    largest: 4000,
    prepare: (size, seed) => () => generateOnce(generator, size, `bench-${seed}`),
  },
  peers: () => Promise.all((GENERATOR_PEERS[generator.id] ?? []).map((load) => load())),
}));

/** One maze from a seed text to the finished arrays. */
export function generateOnce(generator: Generator, size: number, seed: string): Maze {
  const grid = makeGrid({ width: size, height: size });
  const options = readOptions(generator.options, {}, generator.id);
  if (!grid.ok || !options.ok) throw new Error(`the benchmark asks ${generator.id} for what it refuses`);
  const maze = blankMaze(grid.value, { weave: generator.traits.includes('weave') });
  carve(generator, maze, Rng.fromSeed(seed, 'layout'), options.value);
  return maze;
}
