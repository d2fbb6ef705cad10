import { sql } from 'kysely';
import { columnTypes, type Migration, type MigrationStep } from './migration.js';

/**
 * Runs are witnessed while they are played, and boards have a list for those that were not. What was listed before was
 * played unseen: it goes to the list of offline runs.
 */
export const witnesses: Migration = {
  name: 'witnesses',
  up: async (step) => {
    await witnessTables(step);
    await runColumns(step);
    await offlineLists(step);
  },
};

async function witnessTables({ build, kind, run }: MigrationStep): Promise<void> {
  const { text, integer, bytes, ordered, plain } = columnTypes(kind);
  const numbers = [
    'opened_at',
    'begun_at',
    'seen_at',
    'tick',
    'count',
    'hash',
    'last_tick',
    'bytes',
    'still',
  ];
  let table = build.schema
    .createTable('witness')
    .addColumn('ticket_id', text, (column) => column.primaryKey().references('ticket.id').onDelete('cascade'))
    .addColumn('flaw', text, (column) => column.notNull());
  for (const name of [...numbers, 'paused_ms', 'pauses'])
    table = table.addColumn(name, integer, (column) => column.notNull());
  await run(table.modifyEnd(plain));
  await run(
    build.schema
      .createTable('witness_part')
      .addColumn('ticket_id', text, (column) =>
        column.notNull().references('witness.ticket_id').onDelete('cascade'),
      )
      .addColumn('part', integer, (column) => column.notNull())
      .addColumn('bytes', bytes, (column) => column.notNull())
      .addPrimaryKeyConstraint('witness_part_key', ['ticket_id', 'part'])
      .modifyEnd(ordered),
  );
}

async function runColumns({ build, kind, run }: MigrationStep): Promise<void> {
  const { text, integer } = columnTypes(kind);
  const empty = (table: string, name: string) =>
    run(build.schema.alterTable(table).addColumn(name, text, (column) => column.notNull().defaultTo('')));
  const zero = (table: string, name: string) =>
    run(build.schema.alterTable(table).addColumn(name, integer, (column) => column.notNull().defaultTo(0)));
  await empty('run', 'category');
  await empty('run', 'unwitnessed');
  await empty('run', 'log_hash');
  await zero('run', 'drawn_at');
  await zero('run', 'pauses');
  await zero('run', 'played_ms');
  await zero('ticket', 'closed_at');
  await empty('ticket', 'bucket');
  await empty('ticket', 'unranked');
  await run(sql`update run set category = 'offline', unwitnessed = 'unseen' where ticket_id is not null`);
  await run(
    build.schema
      .createIndex('run_log')
      .on('run')
      .columns(['log_hash'])
      .where(sql.ref('log_hash'), '<>', sql.lit('')),
  );
  await run(
    build.schema
      .createIndex('run_played')
      .on('run')
      .columns(['account_id', 'drawn_at'])
      .where(sql.ref('played_ms'), '>', sql.lit(0)),
  );
  await run(
    build.schema
      .createIndex('ticket_address')
      .on('ticket')
      .columns(['daily', 'game', 'bucket'])
      .where(sql.ref('daily'), 'is not', null),
  );
}

/** The lists of a board are boards of their own to the ranking: `lost-cause.campaign@1~offline`. */
async function offlineLists({ build, kind, run }: MigrationStep): Promise<void> {
  const { text } = columnTypes(kind);
  await run(
    build.schema
      .alterTable('board')
      .addColumn('category', text, (column) => column.notNull().defaultTo('witnessed')),
  );
  const copied = sql`game, rules, kind, title, day, code, places`;
  await run(
    sql`insert into board (id, ${copied}, category) select id || '~offline', ${copied}, 'offline' from board where places > 0`,
  );
  for (const table of ['place', 'block'])
    await run(sql`update ${sql.table(table)} set board_id = board_id || '~offline'`);
  await run(sql`update board set places = 0 where category = 'witnessed'`);
}
