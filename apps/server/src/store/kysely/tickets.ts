import type { TicketRow, TicketStore } from '../ticket-store.js';
import type { Database } from './database.js';
import { type Given, statement } from './statement.js';

const COLUMNS = [
  'id',
  'account_id as accountId',
  'nonce',
  'game',
  'rules',
  'settings',
  'seed',
  'board',
  'daily',
  'issued_at as issuedAt',
  'ends_at as endsAt',
  'run_id as runId',
] as const;

/** More than there can be. */
const ALL = 1_000_000;

export function makeTickets(database: Database): TicketStore {
  const { first, look, write } = database;
  const found = { ...reading(database), ...writing(database) };
  return {
    draw: (ticket, keep) =>
      write(async (link) => {
        await link.lock('account', ticket.accountId);
        if ((await link.run(found.add, ticket)) === 0) return 'drawn';
        if (ticket.daily === null) await link.run(found.forget, { accountId: ticket.accountId, keep });
        return 'ok';
      }),
    find: async (id) => {
      const row = await first(found.find, { id });
      return row === null ? null : { ...row };
    },
    daily: (accountId, days) =>
      look(async (link) => {
        const rows: TicketRow[] = [];
        for (const day of new Set(days)) {
          for (const row of await link.rows(found.ofDay, { accountId, day })) rows.push({ ...row });
        }
        return rows;
      }),
    sweep: (before) => write((link) => link.run(found.sweep, { before })),
  };
}

function reading({ build }: Database) {
  return {
    find: statement((given: Given<{ id: string }>) =>
      build.selectFrom('ticket').select(COLUMNS).where('id', '=', given('id')),
    ),
    ofDay: statement((given: Given<{ accountId: string; day: string }>) =>
      build
        .selectFrom('ticket')
        .select(COLUMNS)
        .where('account_id', '=', given('accountId'))
        .where('daily', '=', given('day'))
        .orderBy('game'),
    ),
  };
}

function writing({ build }: Database) {
  return {
    add: statement((given: Given<TicketRow>) =>
      build
        .insertInto('ticket')
        .values({
          id: given('id'),
          account_id: given('accountId'),
          nonce: given('nonce'),
          game: given('game'),
          rules: given('rules'),
          settings: given('settings'),
          seed: given('seed'),
          board: given('board'),
          daily: given('daily'),
          issued_at: given('issuedAt'),
          ends_at: given('endsAt'),
          run_id: given('runId'),
        })
        .onConflict((conflict) => conflict.columns(['account_id', 'daily', 'game']).doNothing()),
    ),
    /** All unused ones outside challenges but the newest. */
    forget: statement((given: Given<{ accountId: string; keep: number }>) =>
      build.deleteFrom('ticket').where('id', 'in', ({ selectFrom }) =>
        selectFrom('ticket as unused')
          .select('unused.id')
          .where('unused.account_id', '=', given('accountId'))
          .where('unused.daily', 'is', null)
          .where('unused.run_id', 'is', null)
          .orderBy('unused.issued_at', 'desc')
          .orderBy('unused.id', 'desc')
          // SQLite knows no offset without a limit.
          .limit(ALL)
          .offset(given('keep')),
      ),
    ),
    sweep: statement((given: Given<{ before: number }>) =>
      build
        .deleteFrom('ticket')
        .where('ends_at', '<', given('before'))
        .where('daily', 'is', null)
        .where('run_id', 'is', null),
    ),
  };
}
