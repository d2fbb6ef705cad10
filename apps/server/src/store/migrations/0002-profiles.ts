import { columnTypes, type Migration } from './migration.js';

const LEVEL = ['kind', 'level', 'season', 'tunnels', 'timer'];

/** Profiles of Classic and what they have completed. */
export const profiles: Migration = {
  name: 'profiles',
  up: async ({ build, kind, run }) => {
    const { text, integer, ordered } = columnTypes(kind);
    await run(
      build.schema
        .createTable('profile')
        .addColumn('account_id', text, (column) =>
          column.notNull().references('account.id').onDelete('cascade'),
        )
        .addColumn('folded', text, (column) => column.notNull())
        .addColumn('name', text, (column) => column.notNull())
        .addColumn('created_at', integer, (column) => column.notNull())
        .addColumn('reset_at', integer, (column) => column.notNull())
        .addColumn('deleted_at', integer, (column) => column.notNull())
        .addPrimaryKeyConstraint('profile_key', ['account_id', 'folded'])
        .modifyEnd(ordered),
    );
    await run(
      build.schema
        .createTable('completion')
        .addColumn('account_id', text, (column) => column.notNull())
        .addColumn('profile', text, (column) => column.notNull())
        .addColumn('kind', text, (column) => column.notNull())
        .addColumn('level', integer, (column) => column.notNull())
        .addColumn('season', integer, (column) => column.notNull())
        .addColumn('tunnels', integer, (column) => column.notNull())
        .addColumn('timer', integer, (column) => column.notNull())
        .addColumn('at', integer, (column) => column.notNull())
        .addColumn('ticks', integer, (column) => column.notNull())
        .addColumn('medal', text, (column) => column.notNull())
        .addColumn('assisted', integer, (column) => column.notNull())
        .addPrimaryKeyConstraint('completion_key', ['account_id', 'profile', ...LEVEL, 'at'] as never[])
        .addForeignKeyConstraint(
          'completion_profile',
          ['account_id', 'profile'],
          'profile',
          ['account_id', 'folded'],
          (constraint) => constraint.onDelete('cascade'),
        )
        .modifyEnd(ordered),
    );
  },
};
