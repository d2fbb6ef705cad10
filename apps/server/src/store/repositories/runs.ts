import type { Database, Transaction } from '../database.js';
import { makeRanking, type Ranking } from './board-ranking.js';
import { type BoardOfRun, type NewRun, type RunRow, readingRuns, runOf, writingRuns } from './run-rows.js';

/** The result of the server's own simulation. */
export type RunVerdict =
  | { readonly status: 'refused'; readonly reason: string; readonly at: number }
  | {
      readonly status: 'verified';
      readonly outcome: string;
      /** The board it belongs to, whether or not it is ranked there. */
      readonly board: BoardOfRun | null;
      readonly unranked: string | null;
      readonly points: number | null;
      readonly ties: number | null;
      readonly at: number;
    };

export type Received =
  | { readonly kind: 'new' | 'known'; readonly run: RunRow }
  /** The ticket was used for another recording. */
  | { readonly kind: 'ticket-used' };

export interface RunStore {
  /** Keeps a run as `waiting` and uses up its ticket, both or neither. */
  receive(run: NewRun): Promise<Received>;
  /**
   * Stores the verdict of a waiting run; a ranked one is added to its board if it is the player's best. A run that
   * has a verdict already stays as it is. `null` when the run was deleted with its account meanwhile. Of the
   * player's refused and unranked runs the newest `keep` stay; all of them without `keep`.
   */
  finish(id: string, verdict: RunVerdict, keep?: number): Promise<RunRow | null>;
  find(id: string): Promise<RunRow | null>;
  recording(id: string): Promise<Uint8Array | null>;
  /** Runs that wait for verification, the oldest first. */
  waiting(limit: number): Promise<readonly RunRow[]>;
  /** The runs of an account, the newest first; `after` is the last one of the page before. */
  list(
    accountId: string,
    page: {
      readonly limit: number;
      readonly after: { readonly receivedAt: number; readonly id: string } | null;
    },
  ): Promise<readonly RunRow[]>;
}

type Statements = ReturnType<typeof statements>;

export function makeRuns(database: Database): RunStore {
  const { first, rows, write } = database;
  const found = statements(database);
  const ranking = makeRanking(database);
  return {
    receive: (run) => write((tx) => receiveRun(found, tx, run)),
    finish: (id, verdict, keep) =>
      write(async (tx) => {
        const run = await finishRun(found, ranking, tx, id, verdict);
        if (run !== null && !run.ranked && keep !== undefined) {
          await tx.run(found.trim, { accountId: run.accountId, keep });
        }
        return run;
      }),
    find: async (id) => {
      const row = await first(found.find, { id });
      return row === null ? null : runOf(row);
    },
    recording: async (id) => {
      const row = await first(found.recording, { id });
      return row === null ? null : new Uint8Array(row.bytes);
    },
    waiting: async (limit) => (await rows(found.waiting, { limit })).map(runOf),
    list: async (accountId, { limit, after }) =>
      (after === null
        ? await rows(found.list, { accountId, limit })
        : await rows(found.listAfter, { accountId, limit, ...after })
      ).map(runOf),
  };
}

function statements(database: Database) {
  return { ...readingRuns(database), ...writingRuns(database) };
}

async function receiveRun(found: Statements, tx: Transaction, run: NewRun): Promise<Received> {
  const { id, accountId, recordingHash, ticketId } = run;
  await tx.lock('account', accountId);
  const known = await tx.first(found.known, { accountId, recordingHash });
  if (known !== null) return { kind: 'known', run: runOf(known) };
  if (ticketId !== null && (await tx.run(found.useTicket, { ticketId, accountId, id })) === 0) {
    return { kind: 'ticket-used' };
  }
  await tx.run(found.add, run);
  await tx.run(found.addRecording, { id, recording: run.recording });
  return { kind: 'new', run: await mustFind(found, tx, id) };
}

/** A run that has a verdict already stays as it is: two servers may have verified it. */
async function finishRun(
  found: Statements,
  ranking: Ranking,
  tx: Transaction,
  id: string,
  verdict: RunVerdict,
): Promise<RunRow | null> {
  const seen = await tx.first(found.find, { id });
  if (seen === null) return null;
  await tx.lock('account', seen.accountId);
  // Read again under the lock: another request may have finished or deleted the run meanwhile.
  const run = await tx.first(found.find, { id });
  if (run === null) return null;
  if (run.status !== 'waiting') return runOf(run);
  if (verdict.status === 'refused') {
    await tx.run(found.refuse, { id, reason: verdict.reason, at: verdict.at });
    return mustFind(found, tx, id);
  }
  const { board, points, ties, unranked, outcome, at } = verdict;
  await tx.run(found.verify, { id, outcome, board: board?.id ?? null, unranked, points, ties, at });
  if (board !== null && unranked === null && points !== null && ties !== null) {
    await tx.lock('board', board.id);
    await tx.run(found.addBoard, board);
    const { accountId, receivedAt } = run;
    await ranking.add(tx, {
      boardId: board.id,
      accountId,
      down: 0 - points,
      ties,
      receivedAt,
      runId: id,
      outcome,
    });
  }
  return mustFind(found, tx, id);
}

async function mustFind(found: Statements, tx: Transaction, id: string): Promise<RunRow> {
  const row = await tx.first(found.find, { id });
  if (row === null) throw new Error('The run was not kept.');
  return runOf(row);
}
