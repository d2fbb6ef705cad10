import type { RowOf } from '../columns.js';
import type { Database } from '../database.js';
import { type Given, statement } from '../statement.js';
import { tableOf } from '../table.js';

/** The permission to play one ranked run. */
export type TicketRow = RowOf<'ticket'>;

const COLUMNS = [
  ...(['id', 'account_id', 'nonce', 'game', 'rules', 'settings', 'seed', 'board', 'daily'] as const),
  ...(['issued_at', 'ends_at', 'run_id'] as const),
];

/** More than there can be. */
const ALL = 1_000_000;

export function makeTickets(database: Database) {
  const { first, read, write } = database;
  const found = statements(database);
  return {
    /**
     * Keeps a new ticket. An account draws one ticket a challenge: a second is refused as `drawn`. Of its unused
     * tickets outside challenges it keeps the newest `keep`.
     */
    draw: (ticket: TicketRow, keep: number): Promise<'ok' | 'drawn'> =>
      write(async (tx) => {
        await tx.lock('account', ticket.accountId);
        if ((await tx.run(found.add, ticket)) === 0) return 'drawn';
        if (ticket.daily === null) await tx.run(found.removeUnused, { accountId: ticket.accountId, keep });
        return 'ok';
      }),
    find: async (id: string): Promise<TicketRow | null> => {
      const row = await first(found.find, { id });
      return row === null ? null : { ...row };
    },
    /** The tickets of an account for the challenges of these days. */
    daily: (accountId: string, days: readonly string[]): Promise<readonly TicketRow[]> =>
      read(async (tx) => {
        const rows: TicketRow[] = [];
        for (const daily of new Set(days)) {
          for (const row of await tx.rows(found.ofDay, { accountId, daily })) rows.push({ ...row });
        }
        return rows;
      }),
    /** Deletes unused tickets that ended before, except those of challenges. Answers how many. */
    removeEnded: (before: number) => write((tx) => tx.run(found.removeEnded, { before })),
  };
}

function statements(database: Database) {
  const { build } = database;
  const ticket = tableOf(database, 'ticket');
  return {
    find: ticket.select(COLUMNS, ['id']),
    ofDay: ticket.select(COLUMNS, ['account_id', 'daily'], ['game']),
    add: ticket.insert(COLUMNS, { unique: ['account_id', 'daily', 'game'] }),
    /** All unused ones outside challenges but the newest. */
    removeUnused: statement((given: Given<{ accountId: string; keep: number }>) =>
      build.deleteFrom('ticket').where('id', 'in', ({ selectFrom }) =>
        selectFrom('ticket as unused')
          .select('unused.id')
          .where('unused.account_id', '=', given('accountId'))
          .where('unused.daily', 'is', null)
          .where('unused.run_id', 'is', null)
          .orderBy('unused.issued_at', 'desc')
          .orderBy('unused.id', 'desc')
          // SQLite requires a limit with an offset.
          .limit(ALL)
          .offset(given('keep')),
      ),
    ),
    removeEnded: statement((given: Given<{ before: number }>) =>
      build
        .deleteFrom('ticket')
        .where('ends_at', '<', given('before'))
        .where('daily', 'is', null)
        .where('run_id', 'is', null),
    ),
  };
}
