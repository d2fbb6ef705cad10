import { type CreateIndexBuilder, sql } from 'kysely';
import { columnTypes, type Migration, type MigrationStep } from './migration.js';

/** Accounts, saves, runs, boards: everything Warren began with. */
export const first: Migration = {
  name: 'first',
  up: async (step) => {
    await accounts(step);
    await saves(step);
    await tickets(step);
    await runs(step);
    await boards(step);
    await belongings(step);
  },
};

async function accounts({ build, kind, run }: MigrationStep): Promise<void> {
  const { text, integer, bytes, ordered, plain } = columnTypes(kind);
  await run(
    build.schema
      .createTable('secret')
      .addColumn('name', text, (column) => column.primaryKey())
      .addColumn('value', bytes, (column) => column.notNull())
      .modifyEnd(ordered),
  );
  await run(
    build.schema
      .createTable('account')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('folded', text, (column) => column.notNull().unique())
      .addColumn('guest', integer, (column) => column.notNull())
      .addColumn('password_hash', text)
      .addColumn('created_at', integer, (column) => column.notNull())
      .addColumn('save_bytes', integer, (column) => column.notNull().defaultTo(0))
      .addColumn('save_slots', integer, (column) => column.notNull().defaultTo(0))
      .addColumn('save_floor', integer, (column) => column.notNull().defaultTo(0))
      .modifyEnd(plain),
  );
  await run(
    build.schema
      .createTable('session')
      .addColumn('token_hash', text, (column) => column.primaryKey())
      .addColumn('account_id', text, (column) =>
        column.notNull().references('account.id').onDelete('cascade'),
      )
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('created_at', integer, (column) => column.notNull())
      .addColumn('ends_at', integer, (column) => column.notNull())
      .modifyEnd(ordered),
  );
  await run(build.schema.createIndex('session_account').on('session').column('account_id'));
  await run(build.schema.createIndex('session_end').on('session').column('ends_at'));
}

async function saves({ build, kind, run }: MigrationStep): Promise<void> {
  const { text, integer, plain } = columnTypes(kind);
  await run(
    build.schema
      .createTable('save')
      .addColumn('account_id', text, (column) =>
        column.notNull().references('account.id').onDelete('cascade'),
      )
      .addColumn('slot', text, (column) => column.notNull())
      .addColumn('conflict', integer, (column) => column.notNull())
      .addColumn('revision', integer, (column) => column.notNull())
      .addColumn('id', text, (column) => column.notNull())
      .addColumn('summary', text, (column) => column.notNull())
      .addColumn('device', text, (column) => column.notNull())
      .addColumn('saved_at', integer, (column) => column.notNull())
      .addColumn('bytes', integer, (column) => column.notNull())
      // Last, since SQLite reads a long row only as far as it is asked for.
      .addColumn('text', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('save_key', ['account_id', 'slot', 'conflict', 'revision', 'id'])
      // Not in the order of its key: looking for a place among long rows would read all of their text.
      .modifyEnd(plain),
  );
}

async function tickets({ build, kind, run }: MigrationStep): Promise<void> {
  const { text, integer, plain } = columnTypes(kind);
  await run(
    build.schema
      .createTable('ticket')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('account_id', text, (column) =>
        column.notNull().references('account.id').onDelete('cascade'),
      )
      .addColumn('nonce', text, (column) => column.notNull())
      .addColumn('game', text, (column) => column.notNull())
      .addColumn('rules', integer, (column) => column.notNull())
      .addColumn('settings', text, (column) => column.notNull())
      .addColumn('seed', text, (column) => column.notNull())
      .addColumn('board', text, (column) => column.notNull())
      .addColumn('daily', text)
      .addColumn('issued_at', integer, (column) => column.notNull())
      .addColumn('ends_at', integer, (column) => column.notNull())
      .addColumn('run_id', text)
      // Nothing is equal to no day, so this binds the tickets of challenges only.
      .addUniqueConstraint('ticket_challenge', ['account_id', 'daily', 'game'])
      .modifyEnd(plain),
  );
  // Used tickets pile up over the years; only unused ones are ever looked for.
  const unused = (index: CreateIndexBuilder<string>) =>
    index.where(sql.ref('run_id'), 'is', null).where(sql.ref('daily'), 'is', null);
  await run(
    unused(build.schema.createIndex('ticket_unused').on('ticket').columns(['account_id', 'issued_at', 'id'])),
  );
  await run(unused(build.schema.createIndex('ticket_end').on('ticket').column('ends_at')));
}

async function runs({ build, kind, run }: MigrationStep): Promise<void> {
  const { text, integer, bytes, plain } = columnTypes(kind);
  await run(
    build.schema
      .createTable('run')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('account_id', text, (column) =>
        column.notNull().references('account.id').onDelete('cascade'),
      )
      .addColumn('recording_hash', text, (column) => column.notNull())
      .addColumn('status', text, (column) => column.notNull())
      .addColumn('reason', text, (column) => column.notNull())
      .addColumn('game', text, (column) => column.notNull())
      .addColumn('rules', integer, (column) => column.notNull())
      .addColumn('settings', text, (column) => column.notNull())
      .addColumn('ticks', integer, (column) => column.notNull())
      .addColumn('outcome', text)
      .addColumn('board', text)
      .addColumn('daily', text)
      .addColumn('unranked', text)
      .addColumn('points', integer)
      .addColumn('ties', integer)
      .addColumn('paused_ms', integer, (column) => column.notNull())
      .addColumn('ticket_id', text)
      .addColumn('received_at', integer, (column) => column.notNull())
      .addColumn('verified_at', integer)
      .addUniqueConstraint('run_recording', ['account_id', 'recording_hash'])
      .modifyEnd(plain),
  );
  await run(build.schema.createIndex('run_account').on('run').columns(['account_id', 'received_at', 'id']));
  await run(
    build.schema
      .createIndex('run_waiting')
      .on('run')
      .columns(['received_at', 'id'])
      .where(sql.ref('status'), '=', 'waiting'),
  );
  await run(
    build.schema
      .createTable('recording')
      .addColumn('run_id', text, (column) => column.primaryKey().references('run.id').onDelete('cascade'))
      .addColumn('bytes', bytes, (column) => column.notNull())
      .modifyEnd(plain),
  );
}

async function boards({ build, kind, run }: MigrationStep): Promise<void> {
  const { text, integer, ordered } = columnTypes(kind);
  await run(
    build.schema
      .createTable('board')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('game', text, (column) => column.notNull())
      .addColumn('rules', integer, (column) => column.notNull())
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('title', text, (column) => column.notNull())
      .addColumn('day', text)
      .addColumn('code', text, (column) => column.notNull())
      .addColumn('places', integer, (column) => column.notNull())
      .modifyEnd(ordered),
  );
  await run(build.schema.createIndex('board_game').on('board').columns(['game', 'id']));
  await run(
    build.schema
      .createTable('place')
      .addColumn('board_id', text, (column) => column.notNull().references('board.id').onDelete('cascade'))
      .addColumn('account_id', text, (column) =>
        column.notNull().references('account.id').onDelete('cascade'),
      )
      .addColumn('down', integer, (column) => column.notNull())
      .addColumn('ties', integer, (column) => column.notNull())
      .addColumn('received_at', integer, (column) => column.notNull())
      .addColumn('run_id', text, (column) => column.notNull())
      .addColumn('outcome', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('place_key', ['board_id', 'down', 'ties', 'received_at', 'run_id'])
      .addUniqueConstraint('place_account', ['account_id', 'board_id'])
      .modifyEnd(ordered),
  );
  await run(
    build.schema
      .createTable('block')
      .addColumn('board_id', text, (column) => column.notNull().references('board.id').onDelete('cascade'))
      .addColumn('down', integer, (column) => column.notNull())
      .addColumn('ties', integer, (column) => column.notNull())
      .addColumn('received_at', integer, (column) => column.notNull())
      .addColumn('run_id', text, (column) => column.notNull())
      .addColumn('places', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('block_key', ['board_id', 'down', 'ties', 'received_at', 'run_id'])
      .modifyEnd(ordered),
  );
}

async function belongings({ build, kind, run }: MigrationStep): Promise<void> {
  const { text, integer, ordered, plain } = columnTypes(kind);
  await run(
    build.schema
      .createTable('level')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('account_id', text, (column) =>
        column.notNull().references('account.id').onDelete('cascade'),
      )
      .addColumn('game', text, (column) => column.notNull())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('code', text, (column) => column.notNull())
      .addColumn('shared', integer, (column) => column.notNull())
      .addColumn('created_at', integer, (column) => column.notNull())
      .addUniqueConstraint('level_code', ['account_id', 'game', 'code'])
      .modifyEnd(plain),
  );
  await run(build.schema.createIndex('level_shared').on('level').columns(['shared', 'created_at', 'id']));
  await run(
    build.schema
      .createTable('imported')
      .addColumn('account_id', text, (column) =>
        column.notNull().references('account.id').onDelete('cascade'),
      )
      .addColumn('board', text, (column) => column.notNull())
      .addColumn('score', integer, (column) => column.notNull())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('date', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('imported_key', ['account_id', 'board', 'score', 'date', 'name'])
      .modifyEnd(ordered),
  );
}
