import { sql } from 'kysely';
import { columnTypes, type Migration } from './migration.js';

/** The first runs of a board are measured, and those that look like a program's wait for an operator. */
export const scrutiny: Migration = {
  name: 'scrutiny',
  expands: true,
  up: async ({ build, kind, run }) => {
    const { text, integer } = columnTypes(kind);
    await run(
      build.schema.alterTable('run').addColumn('scrutiny', text, (column) => column.notNull().defaultTo('')),
    );
    await run(
      build.schema
        .alterTable('run')
        .addColumn('unreviewed', integer, (column) => column.notNull().defaultTo(0)),
    );
    await run(
      build.schema
        .createIndex('run_unreviewed')
        .on('run')
        .columns(['received_at', 'id'])
        .where(sql.ref('unreviewed'), '=', sql.lit(1)),
    );
  },
};
