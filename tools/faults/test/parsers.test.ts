import { expect, test } from 'vitest';
import { run } from '../kinds/parsers.mjs';

test('no parser throws, or takes too long or too much for any input, and parsers that do are caught', async () => {
  const lines: string[] = [];
  const report = await run({ rounds: 1_000, seed: 'sample', print: (line) => lines.push(line) });
  expect(report.failures).toEqual([]);
  expect(report.checks).toBeGreaterThan(50_000);
  expect(lines.filter((line) => line.startsWith('control mutant caught'))).toHaveLength(3);
});
