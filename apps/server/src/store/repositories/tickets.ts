import { sql } from 'kysely';
import { columnsOf, type RowOf } from '../columns.js';
import type { Database, Transaction } from '../database.js';
import { type Given, statement } from '../statement.js';
import { tableOf } from '../table.js';

/** The permission to play one ranked run. */
export type TicketRow = RowOf<'ticket'>;

const COLUMNS = [
  ...(['id', 'account_id', 'nonce', 'game', 'rules', 'settings', 'seed', 'board', 'daily'] as const),
  ...(['issued_at', 'ends_at', 'run_id', 'closed_at', 'bucket', 'unranked'] as const),
];

/** How many tickets of a game may be open, and for how long one may be without its run having begun. */
export interface OpenTickets {
  readonly most: number;
  readonly startMs: number;
}

/** What became of a draw. */
export type Drawn = TicketRow | 'drawn';

export function makeTickets(database: Database) {
  const { first, read, write } = database;
  const found = statements(database);
  return {
    /**
     * Keeps a new ticket. An account draws one ticket a challenge: a second is refused as `drawn`. Other tickets stay
     * open until their run is handed in. Where as many are open as may be, an unplayed one of the same board is
     * answered again, so that nobody chooses among seeds; else that with the fewest ticks makes way.
     */
    draw: (ticket: TicketRow, open: OpenTickets): Promise<Drawn> =>
      write(async (tx) => {
        await tx.lock('account', ticket.accountId);
        if (ticket.daily === null) {
          const again = await makeRoom(tx, ticket, open);
          if (again !== null) return again;
        }
        return (await tx.run(found.add, ticket)) === 0 ? 'drawn' : ticket;
      }),
    /** Whether another account has drawn the challenge of a day from the same address. */
    isAddressKnown: async ({ accountId, daily, game, bucket }: TicketRow): Promise<boolean> =>
      (await first(found.ofAddress, { accountId, daily, game, bucket })) !== null,
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

  /** Closes what is too much; or answers the ticket that is to be played first. */
  async function makeRoom(
    tx: Transaction,
    { accountId, game, board, issuedAt }: TicketRow,
    { most, startMs }: OpenTickets,
  ): Promise<TicketRow | null> {
    const open = await tx.rows(found.open, { accountId, game, now: issuedAt });
    const unplayed = open.filter(({ played, issuedAt: at }) => played === 0 && at + startMs > issuedAt);
    const again = unplayed.find((ticket) => ticket.board === board);
    if (unplayed.length >= most && again !== undefined) {
      const { played, ...ticket } = again;
      return ticket;
    }
    // The newest come first, so that of equal ones the oldest is closed.
    const worth = [...open].sort((a, b) => b.played - a.played);
    for (const { id } of worth.slice(most - 1)) await tx.run(found.close, { id, closedAt: issuedAt });
    return null;
  }
}

function statements(database: Database) {
  const { build } = database;
  const ticket = tableOf(database, 'ticket');
  return {
    find: ticket.select(COLUMNS, ['id']),
    ofDay: ticket.select(COLUMNS, ['account_id', 'daily'], ['game']),
    add: ticket.insert(COLUMNS, { unique: ['account_id', 'daily', 'game'] }),
    close: ticket.update(['closed_at'], ['id']),
    /** The open ones of a game outside challenges, the newest first, with the ticks that were seen of their runs. */
    open: statement((given: Given<{ accountId: string; game: string; now: number }>) =>
      build
        .selectFrom('ticket')
        .leftJoin('witness', 'witness.ticket_id', 'ticket.id')
        .select(columnsOf('ticket', COLUMNS))
        .select(({ fn }) => fn.coalesce('witness.tick', sql<number>`0`).as('played'))
        .where('ticket.account_id', '=', given('accountId'))
        .where('ticket.daily', 'is', null)
        .where('ticket.run_id', 'is', null)
        .where('ticket.closed_at', '=', 0)
        .where('ticket.ends_at', '>', given('now'))
        .where('ticket.game', '=', given('game'))
        .orderBy('ticket.issued_at', 'desc')
        .orderBy('ticket.id', 'desc'),
    ),
    ofAddress: statement((given: Given<Pick<TicketRow, 'accountId' | 'daily' | 'game' | 'bucket'>>) =>
      build
        .selectFrom('ticket')
        .select('id')
        .where('daily', '=', given('daily'))
        .where('game', '=', given('game'))
        .where('bucket', '=', given('bucket'))
        .where('account_id', '<>', given('accountId'))
        .limit(1),
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
