import { expect, test } from 'vitest';
import { run } from '../../../../tools/faults/kinds/cluster.mjs';
import { hasPostgres } from '../store/support/postgres-bench.js';

// The bounded version of `npm run test:faults`: it also checks that the control mutant is caught.
if (await hasPostgres())
  test('servers outlive a restart and a crash of PostgreSQL under load, and lose nothing', async () => {
    const { checks, failures } = await run({ seed: 'bounded', print: () => {}, rounds: 2 });
    expect(failures).toEqual([]);
    expect(checks).toBeGreaterThan(20);
  });
