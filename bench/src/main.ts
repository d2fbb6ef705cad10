import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { nearest } from '@warren/engine';
import type { Contest } from './contender.js';
import { CONTESTS } from './contests.js';
import { costPlot } from './plot.js';
import { machine, tableHead, tableRow } from './report.js';
import type { BenchResult } from './result.js';
import { runContest } from './run-contest.js';
import { DEAREST_NAMES, runDearest } from './suites/dearest.js';
import { MEMORY_NAMES, runMemory } from './suites/memory.js';
import { PLAYED_GAMES, playLines, playMeasures, playReports } from './suites/play.js';
import { SCRUTINIZED_GAMES, scrutinyHead, scrutinyReports, scrutinyRow } from './suites/scrutiny.js';
import { runVerify, VERIFY } from './suites/verify.js';

const DEFAULT_ROUNDS = 3;

interface Options {
  readonly names: readonly string[];
  readonly json: boolean;
  readonly rounds: number;
  readonly sizes: readonly number[];
  readonly plot: string | undefined;
}

async function main(): Promise<number> {
  const options = readOptions();
  if (options.names[0] === 'play') return play(options);
  if (options.names[0] === 'scrutiny') return scrutiny(options);
  const timed = [...CONTESTS, ...VERIFY].flatMap(({ suite, name }) => [suite, name]);
  const known = [...new Set([...timed, 'dearest', ...DEAREST_NAMES, 'memory'])];
  const unknown = options.names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    console.error(`warren: there is no benchmark "${unknown}"; ${nearest(unknown, known)}`);
    return 2;
  }
  if (!options.json) console.log(tableHead());
  const results: BenchResult[] = [];
  for await (const result of measureAll(options)) {
    results.push(result);
    if (!options.json) console.log(tableRow(result));
  }
  if (options.json) console.log(JSON.stringify({ machine: machine(), results }));
  if (options.plot !== undefined) writeFileSync(options.plot, costPlot(results));
  return 0;
}

/** `bench play GAME...`: how model players do, all games when none is named. */
function play({ names: [, ...games], json }: Options): number {
  const unknown = games.find((game) => !PLAYED_GAMES.includes(game));
  if (unknown !== undefined) {
    console.error(`warren: no model player plays "${unknown}"; ${nearest(unknown, PLAYED_GAMES)}`);
    return 2;
  }
  for (const game of games.length > 0 ? games : PLAYED_GAMES) {
    for (const report of playReports(game)) {
      console.log(json ? JSON.stringify(report) : playLines(report).join('\n'));
    }
    const measures = playMeasures(game);
    if (json && measures.length > 0) console.log(JSON.stringify({ game, measures }));
    else for (const line of measures) console.log(`${game}: ${line}`);
  }
  return 0;
}

/** `bench scrutiny GAME...`: which players are taken for programs, in all games when none is named. */
function scrutiny({ names: [, ...games], json }: Options): number {
  const unknown = games.find((game) => !SCRUTINIZED_GAMES.includes(game));
  if (unknown !== undefined) {
    console.error(`warren: there is no game "${unknown}"; ${nearest(unknown, SCRUTINIZED_GAMES)}`);
    return 2;
  }
  if (!json) console.log(scrutinyHead());
  for (const report of scrutinyReports(games.length > 0 ? games : SCRUTINIZED_GAMES))
    console.log(json ? JSON.stringify(report) : scrutinyRow(report));
  return 0;
}

async function* measureAll(options: Options): AsyncIterable<BenchResult> {
  const wanted = (suite: string, name: string) =>
    options.names.length === 0 || options.names.includes(suite) || options.names.includes(name);
  for (const contest of CONTESTS) {
    if (!wanted(contest.suite, contest.name)) continue;
    for (const size of sizesOf(contest, options)) yield await runContest(contest, size, options.rounds);
  }
  for (const bench of VERIFY) {
    if (!wanted(bench.suite, bench.name)) continue;
    for (const size of sizesOf(bench, options).filter(bench.fits))
      yield await runVerify(bench, size, options.rounds);
  }
  // Long, and no contest: only if it is asked for.
  for (const name of DEAREST_NAMES) {
    if (options.names.includes('dearest') || options.names.includes(name)) yield* runDearest(name);
  }
  const onlyNames = options.names.filter((name) => MEMORY_NAMES.includes(name));
  const memory = options.names.length === 0 || options.names.includes('memory');
  if (!memory) return;
  for (const name of onlyNames.length > 0 ? onlyNames : MEMORY_NAMES)
    yield await runMemory(name, options.rounds);
}

function sizesOf({ sizes }: Pick<Contest, 'sizes'>, options: Options): readonly number[] {
  return options.sizes.length > 0 ? options.sizes : sizes;
}

function readOptions(): Options {
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
