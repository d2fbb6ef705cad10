import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type BenchResult, resultOf, summary } from '../result.js';
import { GENERATE } from './generate.js';

const run = promisify(execFile);
const WORKER = fileURLToPath(new URL('../memory-worker.js', import.meta.url));
const SIZE = 1001;

/** The names of what the memory suite measures. */
export const MEMORY_NAMES: readonly string[] = GENERATE.map((contest) => contest.name);

/** Peak memory of making one maze of 1001 x 1001 rooms, beyond that of the started process. */
export async function runMemory(name: string, rounds: number): Promise<BenchResult> {
  const peaks = new Map<string, number[]>();
  for (let round = 0; round < rounds; round++) {
    for (const contender of await contendersOf(name)) {
      const { stdout } = await run(process.execPath, ['--expose-gc', WORKER, name, contender, `${SIZE}`]);
      peaks.set(contender, [...(peaks.get(contender) ?? []), Number(stdout)]);
    }
  }
  const [ours, ...others] = [...peaks].map(([contender, values]) => ({
    name: contender,
    ...summary(values, 1),
  }));
  const { best, median } = ours;
  return resultOf({ suite: 'memory', name, size: SIZE, unit: 'MB' }, { best, median }, others);
}

async function contendersOf(name: string): Promise<string[]> {
  const contest = GENERATE.find((known) => known.name === name);
  if (contest === undefined) throw new Error(`there is no algorithm ${name}`);
  const peers = (await contest.peers()).filter(({ largest }) => SIZE <= largest);
  return [contest.ours.name, ...peers.map((peer) => peer.name)];
}
