import { type SqlBool, sql } from 'kysely';
import type { Database } from '../database.js';
import { type Given, statement } from '../statement.js';

/** A run that was uploaded. */
export interface RunRow {
  readonly id: string;
  readonly accountId: string;
  readonly playerName: string;
  readonly playerGuest: boolean;
  readonly status: 'waiting' | 'verified' | 'refused';
  readonly reason: string;
  readonly game: string;
  readonly rules: number;
  readonly settings: string;
  readonly ticks: number;
  /** As JSON; `null` until the server has played it again. */
  readonly outcome: string | null;
  readonly board: string | null;
  readonly daily: string | null;
  readonly ranked: boolean;
  readonly unranked: string | null;
  readonly points: number | null;
  readonly ties: number | null;
  readonly pausedMs: number;
  readonly ticketId: string | null;
  readonly receivedAt: number;
  readonly verifiedAt: number | null;
}

/** What is known when a run is uploaded. */
export interface NewRun {
  readonly id: string;
  readonly accountId: string;
  /** A hash of the recording: the same one uploaded again is the same run. */
  readonly recordingHash: string;
  readonly recording: Uint8Array;
  readonly game: string;
  readonly rules: number;
  readonly settings: string;
  readonly ticks: number;
  readonly daily: string | null;
  /** Why it cannot be ranked, known before it is played again; or `null`. */
  readonly unranked: string | null;
  readonly pausedMs: number;
  readonly ticketId: string | null;
  readonly receivedAt: number;
}

/** A board as a run is listed on it. */
export interface BoardOfRun {
  /** With the game and `@rules`, such as `lost-cause.campaign@1`. */
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly kind: 'game' | 'daily' | 'code';
  readonly title: string;
  readonly day: string | null;
  readonly code: string;
}

/** SQLite requires a limit with an offset; more than one surplus run is rare. */
const MOST_AT_ONCE = 1_000;

const COLUMNS = [
  'run.id as id',
  'run.account_id as accountId',
  'account.name as playerName',
  'account.guest as playerGuest',
  'run.status as status',
  'run.reason as reason',
  'run.game as game',
  'run.rules as rules',
  'run.settings as settings',
  'run.ticks as ticks',
  'run.outcome as outcome',
  'run.board as board',
  'run.daily as daily',
  'run.unranked as unranked',
  'run.points as points',
  'run.ties as ties',
  'run.paused_ms as pausedMs',
  'run.ticket_id as ticketId',
  'run.received_at as receivedAt',
  'run.verified_at as verifiedAt',
] as const;

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

export function readingRuns({ build }: Database) {
  const runs = build.selectFrom('run').innerJoin('account', 'account.id', 'run.account_id').select(COLUMNS);
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
    waiting: statement((given: Given<{ limit: number }>) =>
      runs
        // A literal, since the partial index of waiting runs is used for this condition only.
        .where(sql<SqlBool>`run.status = 'waiting'`)
        .orderBy('run.received_at')
        .orderBy('run.id')
        .limit(given('limit')),
    ),
    list: statement(page),
    listAfter: statement((given: Given<PageOf & { receivedAt: number; id: string }>) =>
      page(given).where(sql<SqlBool>`(run.received_at, run.id) < (${given('receivedAt')}, ${given('id')})`),
    ),
  };
}

interface Verified {
  readonly id: string;
  readonly outcome: string;
  readonly board: string | null;
  readonly unranked: string | null;
  readonly points: number | null;
  readonly ties: number | null;
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
    add: statement((given: Given<NewRun>) =>
      build.insertInto('run').values({
        id: given('id'),
        account_id: given('accountId'),
        recording_hash: given('recordingHash'),
        status: 'waiting',
        reason: '',
        game: given('game'),
        rules: given('rules'),
        settings: given('settings'),
        ticks: given('ticks'),
        daily: given('daily'),
        unranked: given('unranked'),
        paused_ms: given('pausedMs'),
        ticket_id: given('ticketId'),
        received_at: given('receivedAt'),
      } as never),
    ),
    addRecording: statement((given: Given<{ id: string; recording: Uint8Array }>) =>
      build.insertInto('recording').values({ run_id: given('id'), bytes: given('recording') }),
    ),
  };
}

function finishing({ build }: Database) {
  return {
    refuse: statement((given: Given<{ id: string; reason: string; at: number }>) =>
      build
        .updateTable('run')
        .set({ status: 'refused', reason: given('reason'), verified_at: given('at') })
        .where('id', '=', given('id')),
    ),
    verify: statement((given: Given<Verified>) =>
      build
        .updateTable('run')
        .set({
          status: 'verified',
          outcome: given('outcome'),
          board: given('board'),
          unranked: given('unranked'),
          points: given('points'),
          ties: given('ties'),
          verified_at: given('at'),
        })
        .where('id', '=', given('id')),
    ),
    trim: statement((given: Given<{ accountId: string; keep: number }>) =>
      build.deleteFrom('run').where('id', 'in', (inner) =>
        inner
          .selectFrom('run')
          .select('id')
          .where('account_id', '=', given('accountId'))
          .where('status', '<>', 'waiting')
          .where((where) => where.or([where('status', '=', 'refused'), where('unranked', 'is not', null)]))
          .orderBy('received_at', 'desc')
          .orderBy('id', 'desc')
          .limit(MOST_AT_ONCE)
          .offset(given('keep')),
      ),
    ),
    addBoard: statement((given: Given<BoardOfRun>) =>
      build
        .insertInto('board')
        .values({
          id: given('id'),
          game: given('game'),
          rules: given('rules'),
          kind: given('kind'),
          title: given('title'),
          day: given('day'),
          code: given('code'),
          places: 0,
        })
        .onConflict((conflict) => conflict.column('id').doNothing()),
    ),
  };
}
