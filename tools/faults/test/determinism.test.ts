import { expect, test } from 'vitest';
import { checkpointsOf, compareEngines } from '../determinism/compare.mjs';
import { hashRuns } from '../determinism/core.mjs';
import { playRuns } from '../determinism/runs.mjs';
import { run } from '../kinds/determinism.mjs';

test('the engines of this machine agree at every checkpoint, altered ones are caught', async () => {
  const lines: string[] = [];
  const print = (line: string) => lines.push(line);
  const report = await run({ rounds: 1, seed: 'sample', print, install: false, longest: 1_300 });
  expect(report.failures).toEqual([]);
  expect(report.checks).toBeGreaterThan(10);
  expect(lines.filter((line) => line.startsWith('control mutant caught'))).toHaveLength(2);
});

test('the first tick that differs is found wherever it is', async () => {
  const runs = [...playRuns({ seeds: 1, seed: 'ticks', longest: 1_300 })].filter(
    ({ ticks }) => ticks > 1_250,
  );
  expect(runs.length).toBeGreaterThan(0);
  const trusted = engine('trusted', Number.POSITIVE_INFINITY);
  const expected = await trusted.hash('', checkpointsOf(runs));
  for (const tick of [0, 1, 599, 600, 601, 1_199, 1_200, 1_201, runs[0].ticks]) {
    const other = engine('wrong', tick);
    const { differences } = await compareEngines({
      core: '',
      runs: runs.slice(0, 1),
      expected,
      trusted,
      other,
    });
    expect(differences).toEqual([{ run: runs[0], tick }]);
  }
});

/** An engine in this process whose states are wrong from a tick on. */
function engine(name: string, wrongFrom: number) {
  return {
    name,
    hash: async (_: string, requests: Parameters<typeof hashRuns>[0]) =>
      hashRuns(requests).map(({ hashes, outcome }) => ({
        hashes: hashes.map((value, i) => (i % 2 === 1 && hashes[i - 1] >= wrongFrom ? value ^ 1 : value)),
        outcome,
      })),
  };
}
