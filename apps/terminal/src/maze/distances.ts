import type { Maze } from '@warren/engine';
import { costs, distances } from '@warren/engine/solvers';
import { speedCosts } from '@warren/games/treasure-rush';
import type { Args } from '../cli/args.js';
import { FileError, UsageError } from '../cli/errors.js';
import { readWhole } from '../cli/files.js';

/** How far each cell is from the start: as a number, and as it is written. */
export interface Distances {
  readonly steps: Int32Array;
  readonly words: readonly string[];
}

/** Measures a maze that was made from a seed. */
type Measure = (maze: Maze, seed: string) => Distances;

/** Stands for the speed patches of Treasure Rush instead of a file of weights. */
const SPEED = 'speed';
const MAX_WEIGHT = 255;
const MAX_BYTES = 4_000_000;

/** Reads `--distances` and `--weights`; `undefined` where no distances are wanted. */
export async function readDistances(args: Args): Promise<Measure | undefined> {
  const source = args.text('weights');
  if (!args.has('distances')) {
    if (source !== undefined) throw new UsageError('--weights says what --distances counts: give both');
    return undefined;
  }
  if (source === undefined) return plainDistances;
  return source === SPEED ? speedDistances : fileDistances(source);
}

function plainDistances(maze: Maze): Distances {
  return written(distances(maze, maze.start));
}

/** With slow (~, twice) and fast (*, half) patches, strewn by the seed as Treasure Rush strews them. */
function speedDistances(maze: Maze, seed: string): Distances {
  const { costs: steps, words } = speedCosts(maze, seed);
  return { steps, words };
}

async function fileDistances(path: string): Promise<Measure> {
  const text = new TextDecoder().decode(await readWhole(path, MAX_BYTES));
  const numbers = text.split(/[\s,;]+/).filter((word) => word !== '');
  const wrong = numbers.find((word) => !/^\d{1,3}$/.test(word) || +word < 1 || +word > MAX_WEIGHT);
  if (wrong !== undefined) {
    throw new FileError(
      `can't use ${path}: "${wrong.slice(0, 20)}" is no whole number from 1 to ${MAX_WEIGHT}`,
    );
  }
  const weights = Uint8Array.from(numbers, Number);
  return (maze) => {
    const { size } = maze.grid;
    if (weights.length !== size) {
      throw new FileError(`can't use ${path}: it has ${weights.length} numbers for ${size} cells`);
    }
    return written(costs(maze, maze.start, weights));
  };
}

/** Cells that no way leads to are left empty. */
function written(steps: Int32Array): Distances {
  return { steps, words: Array.from(steps, (each) => (each < 0 ? '' : `${each}`)) };
}
