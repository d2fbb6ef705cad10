import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { nearest } from '@warren/engine';
import type { Contest } from './contender.js';
import { CONTESTS } from './contests.js';
import { costPlot } from './plot.js';
import { machine, tableHead, tableRow } from './report.js';
import type { BenchResult } from './result.js';
import { runContest } from './run-contest.js';
import { MEMORY_NAMES, runMemory } from './suites/memory.js';
import { runVerify, VERIFY } from './suites/verify.js';

const DEFAULT_ROUNDS = 3;

interface Wish {
  readonly names: readonly string[];
  readonly json: boolean;
  readonly rounds: number;
  readonly sizes: readonly number[];
  readonly plot: string | undefined;
}

async function main(): Promise<number> {
  const wish = readWish();
  const timed = [...CONTESTS, ...VERIFY].flatMap(({ suite, name }) => [suite, name]);
  const known = [...new Set([...timed, 'memory'])];
  const unknown = wish.names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    console.error(`warren: there is no benchmark "${unknown}"; ${nearest(unknown, known)}`);
    return 2;
  }
  if (!wish.json) console.log(tableHead());
  const results: BenchResult[] = [];
  for await (const result of measureAll(wish)) {
    results.push(result);
    if (!wish.json) console.log(tableRow(result));
  }
  if (wish.json) console.log(JSON.stringify({ machine: machine(), results }));
  if (wish.plot !== undefined) writeFileSync(wish.plot, costPlot(results));
  return 0;
}

async function* measureAll(wish: Wish): AsyncIterable<BenchResult> {
  const wanted = (suite: string, name: string) =>
    wish.names.length === 0 || wish.names.includes(suite) || wish.names.includes(name);
  for (const contest of CONTESTS) {
    if (!wanted(contest.suite, contest.name)) continue;
    for (const size of sizesOf(contest, wish)) yield await runContest(contest, size, wish.rounds);
  }
  for (const bench of VERIFY) {
    if (!wanted(bench.suite, bench.name)) continue;
    for (const size of sizesOf(bench, wish).filter(bench.fits))
      yield await runVerify(bench, size, wish.rounds);
  }
  const onlyNames = wish.names.filter((name) => MEMORY_NAMES.includes(name));
  const memory = wish.names.length === 0 || wish.names.includes('memory');
  if (!memory) return;
  for (const name of onlyNames.length > 0 ? onlyNames : MEMORY_NAMES)
    yield await runMemory(name, wish.rounds);
}

function sizesOf({ sizes }: Pick<Contest, 'sizes'>, wish: Wish): readonly number[] {
  return wish.sizes.length > 0 ? wish.sizes : sizes;
}

function readWish(): Wish {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      rounds: { type: 'string' },
      size: { type: 'string', multiple: true, default: [] },
      plot: { type: 'string' },
    },
  });
  return {
    names: positionals,
    json: values.json ?? false,
    rounds: values.rounds === undefined ? DEFAULT_ROUNDS : Number(values.rounds),
    sizes: (values.size ?? []).map(Number),
    plot: values.plot,
  };
}

process.exitCode = await main();
