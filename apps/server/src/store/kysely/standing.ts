import { type SqlBool, sql } from 'kysely';
import type { BoardCursor } from '../board-store.js';
import type { Given } from './statement.js';

/** Where something stands on a board: all four in rising order, and no two the same. */
export interface Standing {
  readonly down: number;
  readonly ties: number;
  readonly receivedAt: number;
  readonly runId: string;
}

export const STANDING_COLUMNS = [
  'down as down',
  'ties as ties',
  'received_at as receivedAt',
  'run_id as runId',
] as const;

/** Before everything that can stand on a board. */
export const TOP: Standing = {
  down: Number.MIN_SAFE_INTEGER,
  ties: Number.MIN_SAFE_INTEGER,
  receivedAt: Number.MIN_SAFE_INTEGER,
  runId: '',
};

export function standingOf({ points, ties, receivedAt, runId }: BoardCursor): Standing {
  // Zero is taken off, since the negative of nothing is a second zero.
  return { down: 0 - points, ties, receivedAt, runId };
}

/** Whether `a` stands before `b`. */
export function isBefore(a: Standing, b: Standing): boolean {
  if (a.down !== b.down) return a.down < b.down;
  if (a.ties !== b.ties) return a.ties < b.ties;
  if (a.receivedAt !== b.receivedAt) return a.receivedAt < b.receivedAt;
  return a.runId < b.runId;
}

/** The four as they will be given. */
export function givenStanding(given: Given<Standing>): Standing {
  return {
    down: given('down'),
    ties: given('ties'),
    receivedAt: given('receivedAt'),
    runId: given('runId'),
  };
}

/** The four under the names of their columns, to be inserted or looked up. */
export function standingColumns(given: Given<Standing>) {
  const { down, ties, receivedAt, runId } = givenStanding(given);
  return { down, ties, received_at: receivedAt, run_id: runId };
}

/** Compares where rows stand with somewhere given, in a way both databases can look up in an index. */
export function stands(operator: '<' | '<=' | '>' | '>=', { down, ties, receivedAt, runId }: Standing) {
  return sql<SqlBool>`(down, ties, received_at, run_id) ${sql.raw(operator)} (${down}, ${ties}, ${receivedAt}, ${runId})`;
}
