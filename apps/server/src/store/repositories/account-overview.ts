import { sql } from 'kysely';
import type { Database } from '../database.js';
import { type Given, statement } from '../statement.js';

/** An account in numbers, for the operator. */
export interface AccountOverview {
  /** All runs, and those of them that wait, were refused or are hidden. */
  readonly runs: number;
  readonly waiting: number;
  readonly refused: number;
  readonly hidden: number;
  /** On how many boards it is listed. */
  readonly boards: number;
  readonly tickets: number;
  readonly unusedTickets: number;
  readonly sessions: number;
  /** When it was last active, to the hour; `null` without a session. */
  readonly seenAt: number | null;
  readonly levels: number;
  readonly saveBytes: number;
  readonly runBytes: number;
  readonly recoveryCodes: number;
  /** Reports about it, and by it. */
  readonly openReports: number;
  readonly reports: number;
  readonly reported: number;
}

/** Counts what an account has. */
export function makeOverview({ build, first }: Database) {
  const count = (table: 'run' | 'ticket' | 'session' | 'place' | 'level' | 'recovery_code', id: string) =>
    build
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('account_id', '=', id);
  const reports = (by: 'player_id' | 'reporter_id', id: string) =>
    build
      .selectFrom('report')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where(by, '=', id);
  const overview = statement((given: Given<{ id: string }>) => {
    const id = given('id');
    return build
      .selectFrom('account')
      .select([
        count('run', id).as('runs'),
        count('run', id).where(sql.ref('status'), '=', sql.lit('waiting')).as('waiting'),
        count('run', id).where(sql.ref('status'), '=', 'refused').as('refused'),
        count('run', id).where(sql.ref('hidden_at'), '>', 0).as('hidden'),
        count('place', id).as('boards'),
        count('ticket', id).as('tickets'),
        count('ticket', id).where(sql.ref('run_id'), 'is', null).as('unusedTickets'),
        count('session', id).as('sessions'),
        build
          .selectFrom('session')
          .select(({ fn }) => fn.max('seen_at').as('seen'))
          .where('account_id', '=', id)
          .as('seenAt'),
        count('level', id).as('levels'),
        'save_bytes as saveBytes',
        build
          .selectFrom('run')
          .select(({ fn }) => fn.sum<number>('bytes').as('bytes'))
          .where('account_id', '=', id)
          .as('runBytes'),
        count('recovery_code', id).as('recoveryCodes'),
        reports('player_id', id).where('closed_at', '=', 0).as('openReports'),
        reports('player_id', id).as('reports'),
        reports('reporter_id', id).as('reported'),
      ])
      .where('id', '=', id);
  });
  return async (id: string): Promise<AccountOverview | null> => {
    const row = await first(overview, { id });
    if (row === null) return null;
    const { seenAt, ...counts } = row;
    const numbers = Object.entries(counts).map(([name, value]) => [name, Number(value ?? 0)]);
    return { ...(Object.fromEntries(numbers) as Omit<AccountOverview, 'seenAt'>), seenAt: seenAt || null };
  };
}
