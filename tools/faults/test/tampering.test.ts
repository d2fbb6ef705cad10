import { GAMES } from '@warren/games';
import { expect, test } from 'vitest';
import { run } from '../kinds/tampering.mjs';
import { TAMPERINGS } from '../tampering/tamperings.mjs';

test('no tampered recording of any game is listed with an outcome it did not earn, and believing judges are caught', async () => {
  const lines: string[] = [];
  const report = await run({ rounds: 20 * GAMES.length, seed: 'sample', print: (line) => lines.push(line) });
  expect(report.failures).toEqual([]);
  expect(Object.keys(TAMPERINGS)).toHaveLength(20);
  expect(report.checks).toBeGreaterThanOrEqual(400 * GAMES.length);
  expect(lines.filter((line) => line.startsWith('control mutant caught'))).toHaveLength(2);
});
