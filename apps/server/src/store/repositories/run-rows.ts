import { type SqlBool, sql } from 'kysely';
import { columnsOf, givenColumns, type RowOf } from '../columns.js';
import type { Database } from '../database.js';
import { type Given, statement } from '../statement.js';

const READ = [
  ...(['id', 'account_id', 'status', 'reason', 'game', 'rules', 'settings', 'ticks', 'outcome'] as const),
  ...(['board', 'daily', 'unranked', 'points', 'ties', 'paused_ms', 'ticket_id'] as const),
  ...(['received_at', 'verified_at', 'lease_owner', 'lease_until', 'tries'] as const),
  ...(['hidden_at', 'hidden_reason', 'category', 'unwitnessed', 'drawn_at', 'pauses'] as const),
  ...(['scrutiny', 'unreviewed'] as const),
];
const NEW = [
  ...(['id', 'account_id', 'recording_hash', 'game', 'rules', 'settings', 'ticks', 'daily'] as const),
  ...(['unranked', 'paused_ms', 'ticket_id', 'received_at', 'bytes'] as const),
  ...(['category', 'unwitnessed', 'drawn_at', 'pauses', 'played_ms'] as const),
];
const BOARD = ['id', 'game', 'rules', 'kind', 'title', 'day', 'code'] as const;
const LIST = [...BOARD, 'category'] as const;
const VERDICT = [
  ...(['outcome', 'board', 'unranked', 'points', 'ties', 'log_hash', 'scrutiny', 'unreviewed'] as const),
];

/** What is left of the queue when a run has its verdict: nothing, not even where it came from. */
const NO_LEASE = { lease_owner: '', lease_until: 0, bucket: '' } as const;

/** A run that was uploaded. */
export interface RunRow extends RowOf<'run', (typeof READ)[number]> {
  readonly playerName: string;
  readonly playerGuest: boolean;
  /** 0 where the player is not banned. */
  readonly playerBannedUntil: number;
  readonly ranked: boolean;
}

/** What is known when a run is uploaded. */
export interface NewRun extends Omit<RowOf<'run', (typeof NEW)[number]>, 'bytes'> {
  readonly recording: Uint8Array;
}

/** A board as a run is listed on it. */
export type BoardOfRun = RowOf<'board', (typeof BOARD)[number]>;

export function runOf(
  row: Omit<RunRow, 'playerGuest' | 'ranked'> & { readonly playerGuest: number },
): RunRow {
  const { status, board, unranked, points } = row;
  const ranked = status === 'verified' && board !== null && unranked === null && points !== null;
  return { ...row, playerGuest: row.playerGuest === 1, ranked };
}

interface PageOf {
  readonly accountId: string;
  readonly limit: number;
}

/** Runs with their players. */
export function selectRuns({ build }: Database) {
  return build
    .selectFrom('run')
    .innerJoin('account', 'account.id', 'run.account_id')
    .select(columnsOf('run', READ))
    .select(['account.name as playerName', 'account.guest as playerGuest'])
    .select('account.banned_until as playerBannedUntil');
}

export function readingRuns(database: Database) {
  const { build } = database;
  const runs = selectRuns(database);
  const page = (given: Given<PageOf>) =>
    runs
      .where('run.account_id', '=', given('accountId'))
      .orderBy('run.received_at', 'desc')
      .orderBy('run.id', 'desc')
      .limit(given('limit'));
  return {
    find: statement((given: Given<{ id: string }>) => runs.where('run.id', '=', given('id'))),
    known: statement((given: Given<{ accountId: string; recordingHash: string }>) =>
      runs
        .where('run.account_id', '=', given('accountId'))
        .where('run.recording_hash', '=', given('recordingHash')),
    ),
    recording: statement((given: Given<{ id: string }>) =>
      build.selectFrom('recording').select('bytes').where('run_id', '=', given('id')),
    ),
    /** How long ranked runs of an account were played that were drawn since a moment. */
    played: statement((given: Given<{ accountId: string; since: number; limit: number }>) =>
      build
        .selectFrom('run')
        .select(['drawn_at as drawnAt', 'played_ms as playedMs'])
        .where('account_id', '=', given('accountId'))
        .where('drawn_at', '>=', given('since'))
        .where('played_ms', '>', sql.lit(0))
        .where('unranked', 'is', null)
        .where('status', '<>', 'refused')
        .limit(given('limit')),
    ),
    /** A ranked run of another account with the same log. */
    sameLog: statement((given: Given<{ logHash: string; accountId: string }>) =>
      build
        .selectFrom('run')
        .select('id')
        .where('log_hash', '=', given('logHash'))
        .where('log_hash', '<>', sql.lit(''))
        .where('account_id', '<>', given('accountId'))
        .where('unranked', 'is', null)
        .limit(1),
    ),
    list: statement(page),
    listAfter: statement((given: Given<PageOf & { receivedAt: number; id: string }>) =>
      page(given).where(sql<SqlBool>`(run.received_at, run.id) < (${given('receivedAt')}, ${given('id')})`),
    ),
  };
}

interface Verified extends RowOf<'run', 'id' | (typeof VERDICT)[number]> {
  readonly at: number;
}

export function writingRuns(database: Database) {
  return { ...receiving(database), ...finishing(database) };
}

function receiving({ build }: Database) {
  return {
    useTicket: statement((given: Given<{ ticketId: string; accountId: string; id: string }>) =>
      build
        .updateTable('ticket')
        .set({ run_id: given('id') })
        .where('id', '=', given('ticketId'))
        .where('account_id', '=', given('accountId'))
        .where('run_id', 'is', null),
    ),
    add: statement((given: Given<NewRun & { bucket: string; bytes: number }>) =>
      build.insertInto('run').values({
        ...givenColumns('run', NEW, given),
        bucket: given('bucket'),
        status: 'waiting',
        reason: '',
      } as never),
    ),
    addRecording: statement((given: Given<{ id: string; recording: Uint8Array }>) =>
      build.insertInto('recording').values({ run_id: given('id'), bytes: given('recording') }),
    ),
  };
}

function finishing({ build }: Database) {
  return {
    removeWitness: statement((given: Given<{ ticketId: string }>) =>
      build.deleteFrom('witness').where('ticket_id', '=', given('ticketId')),
    ),
    refuse: statement((given: Given<{ id: string; reason: string; at: number }>) =>
      build
        .updateTable('run')
        .set({ status: 'refused', reason: given('reason'), verified_at: given('at'), ...NO_LEASE })
        .where('id', '=', given('id')),
    ),
    verify: statement((given: Given<Verified>) =>
      build
        .updateTable('run')
        .set({
          ...givenColumns('run', VERDICT, given),
          status: 'verified',
          verified_at: given('at'),
          ...NO_LEASE,
        })
        .where('id', '=', given('id')),
    ),
    addBoard: statement((given: Given<RowOf<'board', (typeof LIST)[number]>>) =>
      build
        .insertInto('board')
        .values({ ...givenColumns('board', LIST, given), places: 0 })
        .onConflict((conflict) => conflict.column('id').doNothing()),
    ),
  };
}
