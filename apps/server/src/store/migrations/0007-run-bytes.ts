import { sql } from 'kysely';
import { columnTypes, type Migration } from './migration.js';

/** How many bytes the recording of each run takes up, so that accounts have a quota. Refused recordings go. */
export const runBytes: Migration = {
  name: 'run bytes',
  expands: true,
  up: async ({ build, kind, run }) => {
    const { integer } = columnTypes(kind);
    await run(
      build.schema.alterTable('run').addColumn('bytes', integer, (column) => column.notNull().defaultTo(0)),
    );
    await run(sql`delete from recording where run_id in (select id from run where status = 'refused')`);
    await run(
      sql`update run set bytes = coalesce((select length(recording.bytes) from recording where run_id = run.id), 0)`,
    );
  },
};
