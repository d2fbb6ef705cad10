import { expect, test } from 'vitest';
import { run } from '../../../../tools/faults/kinds/disk.mjs';
import { hasShim } from '../../../../tools/faults/shim/shim.mjs';
import { reportMissing } from '../store/support/every-database.js';

// The bounded version of `npm run test:faults`: it also checks that the control mutant is caught.
if (hasShim())
  test('a server whose disk is full or fails answers 507 or 503, loses nothing and goes on', async () => {
    const { checks, failures } = await run({ seed: 'bounded', print: () => {}, rounds: 40 });
    expect(failures).toEqual([]);
    expect(checks).toBeGreaterThan(40);
  });
else reportMissing('failing disks are not tested: there is no C compiler, or this is not Linux');
