import { sql } from 'kysely';
import type { RowOf } from '../columns.js';
import type { Database, Transaction } from '../database.js';
import { type Given, statement } from '../statement.js';
import { tableOf } from '../table.js';

/** What is known of a run that is being played. */
export type WitnessRow = RowOf<'witness'>;

/** A witness after a report, and the part of the log that came with it. */
export interface Grown {
  readonly witness: WitnessRow;
  readonly log: Uint8Array;
}

/**
 * Each report writes the last part of a log again. A part that lies beside others on a page of the database costs the
 * disk half as much as one that needs pages of its own.
 */
const PART_BYTES = 512;

const COLUMNS = [
  ...(['ticket_id', 'opened_at', 'begun_at', 'seen_at', 'tick', 'count', 'hash', 'last_tick'] as const),
  ...(['bytes', 'still', 'paused_ms', 'pauses', 'flaw'] as const),
];

/** The logs of runs that are being played, as they came in. */
export function makeWitnesses(database: Database) {
  const { first, rows, write } = database;
  const found = statements(database);
  return {
    /**
     * Takes in a report. `grow` says what becomes of the witness, which is `null` at the first report; `null` leaves
     * everything as it is. It may be called again if the transaction has to be. Answers the witness.
     */
    follow: (
      { id, accountId }: { readonly id: string; readonly accountId: string },
      grow: (before: WitnessRow | null) => Grown | null,
    ): Promise<WitnessRow | null> =>
      write(async (tx) => {
        await tx.lock('account', accountId);
        const before = await tx.first(found.find, { ticketId: id });
        const grown = grow(before);
        if (grown === null) return before;
        await store(tx, before, grown);
        return grown.witness;
      }),
    find: async (ticketId: string): Promise<WitnessRow | null> => {
      const row = await first(found.find, { ticketId });
      return row === null ? null : { ...row };
    },
    /** The whole log. */
    log: async (ticketId: string): Promise<Uint8Array> =>
      joined((await rows(found.parts, { ticketId })).map(({ bytes }) => bytes)),
    /** Deletes the witnesses of tickets that ended before. Answers how many. */
    removeEnded: (before: number) => write((tx) => tx.run(found.removeEnded, { before })),
  };

  async function store(tx: Transaction, before: WitnessRow | null, { witness, log }: Grown): Promise<void> {
    await tx.run(before === null ? found.add : found.update, witness);
    if (log.length === 0) return;
    const part = Math.floor((before?.bytes ?? 0) / PART_BYTES);
    await tx.run(found.append, { ticketId: witness.ticketId, part, bytes: log });
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function statements(database: Database) {
  const { build } = database;
  const witness = tableOf(database, 'witness');
  const part = tableOf(database, 'witness_part');
  return {
    find: witness.select(COLUMNS, ['ticket_id']),
    add: witness.insert(COLUMNS),
    update: witness.update(COLUMNS.slice(1), ['ticket_id']),
    parts: part.select(['bytes'], ['ticket_id'], ['part']),
    append: statement((given: Given<RowOf<'witness_part'>>) =>
      build
        .insertInto('witness_part')
        .values({ ticket_id: given('ticketId'), part: given('part'), bytes: given('bytes') })
        .onConflict((conflict) =>
          conflict
            .columns(['ticket_id', 'part'])
            // SQLite makes a text of bytes that it joins.
            .doUpdateSet({
              bytes:
                database.kind === 'sqlite'
                  ? sql<Uint8Array>`cast(witness_part.bytes || excluded.bytes as blob)`
                  : sql<Uint8Array>`witness_part.bytes || excluded.bytes`,
            }),
        ),
    ),
    removeEnded: statement((given: Given<{ before: number }>) =>
      build
        .deleteFrom('witness')
        .where('ticket_id', 'in', ({ selectFrom }) =>
          selectFrom('ticket').select('ticket.id').where('ticket.ends_at', '<', given('before')),
        ),
    ),
  };
}
