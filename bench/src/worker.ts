import { Bench } from 'tinybench';
import type { Contender } from './contender.js';
import { CONTESTS } from './contests.js';

// Measures one contest at one size in a process of its own and prints {name: [milliseconds, ...]}.

/** Each contender runs at least so often, and at least so long. */
const LEAST_RUNS = 3;
const LEAST_MS = 250;

async function main(): Promise<void> {
  const [suite, name, sizeText, roundText] = process.argv.slice(2);
  const size = Number(sizeText);
  const round = Number(roundText);
  const contest = CONTESTS.find((known) => known.suite === suite && known.name === name);
  if (contest === undefined) throw new Error(`there is no contest ${suite} ${name}`);
  const all = [contest.ours, ...(await contest.peers())].filter(({ largest }) => size <= largest);
  // Another order each round, so that no contender always runs on a heap that others have filled.
  const order = round % 2 === 0 ? all : [...all].reverse();
  const samples: Record<string, readonly number[]> = {};
  for (const contender of order) samples[contender.name] = await measure(contender, size, round);
  process.stdout.write(`${JSON.stringify(samples)}\n`);
}

async function measure(contender: Contender, size: number, round: number): Promise<readonly number[]> {
  let seed = round * 1000;
  let work: () => unknown = () => {};
  const bench = new Bench({
    iterations: LEAST_RUNS,
    time: LEAST_MS,
    warmupIterations: 1,
    warmupTime: LEAST_MS / 2,
    retainSamples: true,
    throws: true,
  });
  // Every run gets another maze: a repeated one flatters the branch predictor.
  const beforeEach = () => {
    work = contender.prepare(size, seed++);
  };
  bench.add(contender.name, () => void work(), { beforeEach });
  const [task] = await bench.run();
  if (!('latency' in task.result)) throw new Error(`${contender.name} was not measured`);
  return task.result.latency.samples ?? [];
}

await main();
