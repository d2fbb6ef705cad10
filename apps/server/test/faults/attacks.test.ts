import { expect, test } from 'vitest';
import { run } from '../../../../tools/faults/kinds/attacks.mjs';

// The bounded version of `npm run test:faults`: it also checks that three control mutants are caught.
test('a server under each attack refuses it, stays alive and judges the runs of an honest player', async () => {
  const { checks, failures } = await run({ seed: 'bounded', print: () => {}, rounds: 1 });
  expect(failures).toEqual([]);
  expect(checks).toBeGreaterThan(100);
});
