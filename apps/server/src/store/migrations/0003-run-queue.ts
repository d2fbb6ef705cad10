import { sql } from 'kysely';
import { columnTypes, type Migration } from './migration.js';

/** Servers lease waiting runs: who plays a run again, until when, and how often that was begun. */
export const runQueue: Migration = {
  name: 'run-queue',
  up: async ({ build, kind, run }) => {
    const { text, integer } = columnTypes(kind);
    const add = (name: string, type: typeof text, usual: number | string) =>
      run(
        build.schema.alterTable('run').addColumn(name, type, (column) => column.notNull().defaultTo(usual)),
      );
    await add('lease_until', integer, 0);
    await add('lease_owner', text, '');
    await add('tries', integer, 0);
    await add('bucket', text, '');
    const waiting = sql<boolean>`status = 'waiting'`;
    await run(
      build.schema
        .createIndex('run_waiting_account')
        .on('run')
        .columns(['account_id', 'received_at', 'id'])
        .where(waiting),
    );
    await run(build.schema.createIndex('run_waiting_bucket').on('run').column('bucket').where(waiting));
    await run(build.schema.createIndex('run_waiting_owner').on('run').column('lease_owner').where(waiting));
  },
};
