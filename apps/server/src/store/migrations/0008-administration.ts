import { sql } from 'kysely';
import { columnTypes, type Migration, type MigrationStep } from './migration.js';

/** What operators and players need beside the games: bans, hidden runs, reports, the audit log, ways back in. */
export const administration: Migration = {
  name: 'administration',
  expands: true,
  up: async (step) => {
    await columns(step);
    await auditLog(step);
    await reports(step);
    await waysBackIn(step);
  },
};

/** Columns of tables that are there already. */
async function columns({ build, kind, run }: MigrationStep): Promise<void> {
  const { text, integer } = columnTypes(kind);
  const add = (table: string, name: string, type: typeof text, usual: number | string) =>
    run(build.schema.alterTable(table).addColumn(name, type, (column) => column.notNull().defaultTo(usual)));
  await add('account', 'banned_until', integer, 0);
  await add('account', 'ban_reason', text, '');
  await add('session', 'device', text, '');
  await add('session', 'seen_at', integer, 0);
  await add('run', 'hidden_at', integer, 0);
  await add('run', 'hidden_reason', text, '');
  await add('board', 'cleared_at', integer, 0);
  // The clean-up looks for bans that are over.
  await run(
    build.schema
      .createIndex('account_banned')
      .on('account')
      .column('banned_until')
      .where(sql.ref('banned_until'), '>', sql.lit(0)),
  );
  // A board is rebuilt from these.
  await run(
    build.schema
      .createIndex('run_board')
      .on('run')
      .columns(['board', 'account_id'])
      .where(sql<boolean>`status = 'verified'`),
  );
}

/** It refers to nothing: its lines outlive what they are about. */
async function auditLog({ build, kind, run }: MigrationStep): Promise<void> {
  const { text, integer, plain } = columnTypes(kind);
  const number = kind === 'sqlite' ? integer : sql`bigint generated always as identity`;
  await run(
    build.schema
      .createTable('audit')
      .addColumn('number', number, (column) => column.primaryKey())
      .addColumn('at', integer, (column) => column.notNull())
      .addColumn('operator', text, (column) => column.notNull())
      .addColumn('via', text, (column) => column.notNull())
      .addColumn('act', text, (column) => column.notNull())
      .addColumn('subject', text, (column) => column.notNull())
      .addColumn('subject_name', text, (column) => column.notNull())
      .addColumn('reason', text, (column) => column.notNull())
      .addColumn('before', text, (column) => column.notNull())
      .addColumn('after', text, (column) => column.notNull())
      .modifyEnd(plain),
  );
  await run(build.schema.createIndex('audit_subject').on('audit').columns(['subject', 'number']));
}

async function reports({ build, kind, run }: MigrationStep): Promise<void> {
  const { text, integer, plain } = columnTypes(kind);
  await run(
    build.schema
      .createTable('report')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('reporter_id', text, (column) =>
        column.notNull().references('account.id').onDelete('cascade'),
      )
      .addColumn('player_id', text, (column) => column.notNull().references('account.id').onDelete('cascade'))
      .addColumn('about', text, (column) => column.notNull())
      .addColumn('subject', text, (column) => column.notNull())
      .addColumn('run_id', text, (column) => column.notNull())
      .addColumn('text', text, (column) => column.notNull())
      .addColumn('created_at', integer, (column) => column.notNull())
      .addColumn('closed_at', integer, (column) => column.notNull())
      .addColumn('closed_by', text, (column) => column.notNull())
      .addColumn('answer', text, (column) => column.notNull())
      .modifyEnd(plain),
  );
  const open = sql<boolean>`closed_at = 0`;
  await run(
    build.schema
      .createIndex('report_open_once')
      .unique()
      .on('report')
      .columns(['reporter_id', 'subject'])
      .where(open),
  );
  await run(build.schema.createIndex('report_open').on('report').columns(['created_at', 'id']).where(open));
  await run(build.schema.createIndex('report_time').on('report').columns(['created_at', 'id']));
  await run(build.schema.createIndex('report_reporter').on('report').column('reporter_id'));
  await run(build.schema.createIndex('report_player').on('report').column('player_id'));
}

/** Hashes only: the database alone is not enough to take over an account. */
async function waysBackIn({ build, kind, run }: MigrationStep): Promise<void> {
  const { text, integer, plain } = columnTypes(kind);
  await run(
    build.schema
      .createTable('password_reset')
      .addColumn('account_id', text, (column) =>
        column.primaryKey().references('account.id').onDelete('cascade'),
      )
      .addColumn('token_hash', text, (column) => column.notNull().unique())
      .addColumn('created_at', integer, (column) => column.notNull())
      .addColumn('ends_at', integer, (column) => column.notNull())
      .modifyEnd(plain),
  );
  await run(
    build.schema
      .createTable('recovery_code')
      .addColumn('code_hash', text, (column) => column.primaryKey())
      .addColumn('account_id', text, (column) =>
        column.notNull().references('account.id').onDelete('cascade'),
      )
      .addColumn('created_at', integer, (column) => column.notNull())
      .modifyEnd(plain),
  );
  await run(build.schema.createIndex('password_reset_end').on('password_reset').column('ends_at'));
  await run(build.schema.createIndex('recovery_account').on('recovery_code').column('account_id'));
}
