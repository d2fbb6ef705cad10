import { columnTypes, type Migration } from './migration.js';

/**
 * Each migration says which programs can still work with the database: those that know the migration `needs`. During
 * a rolling upgrade, servers of the version before are started on a database that was expanded for the next one.
 */
export const rolling: Migration = {
  name: 'rolling',
  expands: true,
  up: async ({ build, kind, run }) => {
    const { integer } = columnTypes(kind);
    await run(
      build.schema
        .alterTable('migration')
        .addColumn('needs', integer, (column) => column.notNull().defaultTo(0)),
    );
  },
};
