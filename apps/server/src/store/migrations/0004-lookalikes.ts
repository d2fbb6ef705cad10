import { sql } from 'kysely';
import { lookalikeForm } from '../../lib/look-alikes.js';
import { columnTypes, type Migration } from './migration.js';

/** Names are compared by their looks as well. A server of the version before leaves the column empty. */
export const lookalikes: Migration = {
  name: 'lookalikes',
  up: async ({ build, kind, run, rows }) => {
    const { text } = columnTypes(kind);
    await run(build.schema.alterTable('account').addColumn('lookalike', text));
    await run(build.schema.createIndex('account_lookalike').on('account').column('lookalike'));
    for (const { id, name } of await rows<{ id: string; name: string }>(sql`select id, name from account`)) {
      await run(sql`update account set lookalike = ${lookalikeForm(name)} where id = ${id}`);
    }
  },
};
