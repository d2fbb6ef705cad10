import { expect, test } from 'vitest';
import { runPostgres, runSqlite } from '../../../../tools/faults/kinds/kills.mjs';
import { hasShim } from '../../../../tools/faults/shim/shim.mjs';
import { findService } from '../../../../tools/services/find-service.mjs';
import { reportMissing } from '../store/support/every-database.js';
import { hasPostgres } from '../store/support/postgres-bench.js';

// The bounded version of `npm run test:faults`: it also checks that the control mutants are caught.
const options = { rounds: 12, seed: 'bounded', print: () => {} };

if (hasShim())
  test('a server on SQLite killed at a write, or with the power, loses nothing it has acknowledged', async () => {
    const { checks, failures } = await runSqlite(options);
    expect(failures).toEqual([]);
    expect(checks).toBeGreaterThan(12);
  });
else reportMissing('kills on SQLite are not tested: there is no C compiler, or this is not Linux');

if (await hasPostgres())
  test('a server killed on the way to PostgreSQL loses nothing it has acknowledged', async () => {
    const { address: postgres = '' } = await findService('postgres');
    const { checks, failures } = await runPostgres({ ...options, postgres });
    expect(failures).toEqual([]);
    expect(checks).toBeGreaterThan(12);
  });
