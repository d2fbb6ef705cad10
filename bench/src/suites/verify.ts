import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { LOST_CAUSE_SIDES } from '@warren/engine/codes';
import { type BenchResult, highest, resultOf } from '../result.js';

const run = promisify(execFile);
const WORKER = fileURLToPath(new URL('../verify-worker.js', import.meta.url));

/** Verifying recordings of a game: how many times faster than they were played. */
export interface VerifyBench {
  readonly suite: 'verify';
  readonly name: string;
  readonly game: string;
  /** Sides of the maze. */
  readonly sizes: readonly number[];
  /** Whether the game has mazes of that side. */
  fits(side: number): boolean;
}

export const VERIFY: readonly VerifyBench[] = [
  {
    suite: 'verify',
    name: 'verify-lost-cause',
    game: 'lost-cause',
    sizes: [3, 8, 15, 25],
    fits: (side) => side >= LOST_CAUSE_SIDES.min && side <= LOST_CAUSE_SIDES.max,
  },
  {
    suite: 'verify',
    name: 'verify-labyrinth',
    game: 'labyrinth',
    sizes: [8, 15, 25, 40],
    fits: (side) => side >= 8 && side <= 40,
  },
];

/** Each round is a process of its own, with recordings of its own. */
export async function runVerify(
  { suite, name, game }: VerifyBench,
  side: number,
  rounds: number,
): Promise<BenchResult> {
  const samples: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const { stdout } = await run(process.execPath, [WORKER, game, `${side}`, `${round}`]);
    samples.push(...(JSON.parse(stdout) as number[]));
  }
  return resultOf({ suite, name, size: side, unit: 'x real time' }, highest(samples), []);
}
