import pg from 'pg';
import { describe, expect, test } from 'vitest';
import type { Database, Transaction } from '../../../src/store/database.js';
import { makeRanking } from '../../../src/store/repositories/board-ranking.js';
import type { Statement } from '../../../src/store/statement.js';
import { hasPostgres, postgresBench } from '../support/postgres-bench.js';

/** Makes PostgreSQL take a few thousand rows for as many as it would need to work in parallel. */
const EAGER = [
  ...['parallel_setup_cost = 0', 'parallel_tuple_cost = 0', 'cpu_tuple_cost = 10'],
  ...['min_parallel_index_scan_size = 0', 'min_parallel_table_scan_size = 0'],
].map((setting) => `set ${setting}`);
const FILL = `
  set session_replication_role = replica;
  insert into place (board_id, account_id, down, ties, received_at, run_id, outcome)
    select 'big', 'a' || i, -i, 0, i, 'r' || i, '{}' from generate_series(1, 30000) as i;
  insert into block (board_id, down, ties, received_at, run_id, places)
    select 'big', -i, 0, i, 'r' || i, 500 from generate_series(500, 30000, 500) as i;
  analyze`;

if (await hasPostgres())
  describe('PostgreSQL', () => {
    const bench = postgresBench();

    test('a rank on a large board is read from an index by one process', async () => {
      const { database, direct, run } = bench();
      await run(FILL);
      const asked: Asked[] = [];
      const { countBefore } = makeRanking(database);
      const standing = { down: -15_100, ties: 0, receivedAt: 15_100, runId: 'r15100' };
      await listening(database, asked).read((tx) => countBefore(tx, 'big', standing));
      const counts = asked.filter(({ statement }) => /count\(|sum\(/.test(statement.sql));
      expect(counts.length).toBe(2);
      const alone = new pg.Client({ connectionString: direct });
      await alone.connect();
      for (const setting of EAGER) await alone.query(setting);
      let parallel = 0;
      for (const { statement, values } of counts) {
        const explain = `explain ${statement.sql}`;
        const ours = await database.read(async (tx) => {
          for (const setting of EAGER) await tx.run({ sql: setting, bind: () => [] }, null);
          return tx.rows<unknown, object>({ sql: explain, bind: () => statement.bind(values) }, null);
        });
        if (statement.sql.includes('"place"')) expect(JSON.stringify(ours)).toContain('Index Cond');
        expect(JSON.stringify(ours)).not.toContain('Gather');
        const others = await alone.query(explain, statement.bind(values));
        if (JSON.stringify(others.rows).includes('Gather')) parallel++;
      }
      await alone.end();
      // The control: without our settings it would be read in parallel.
      expect(parallel).toBeGreaterThan(0);
    });
  });

interface Asked {
  readonly statement: Statement<unknown, unknown>;
  readonly values: unknown;
}

function listening(database: Database, asked: Asked[]): Database {
  const listen = (tx: Transaction): Transaction => ({
    ...tx,
    first: (statement, values) => {
      asked.push({ statement: statement as Statement<unknown, unknown>, values });
      return tx.first(statement, values);
    },
  });
  return { ...database, read: (work) => database.read((tx) => work(listen(tx))) };
}
