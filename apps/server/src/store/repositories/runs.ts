import type { Database, Transaction } from '../database.js';
import { categoryOf, listId } from './board-lists.js';
import { makeRanking, type NewEntry, type Ranking } from './board-ranking.js';
import { ANYWHERE, type Arrival, makeRoomCheck, type RoomCheck } from './run-queue.js';
import { type KeptRuns, makeRunRoom, type RunRoom } from './run-room.js';
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
      /** A hash of settings, maze and actions. */
      readonly logHash: string;
      /** How machine-like it is, as JSON; empty where that was not measured. */
      readonly scrutiny: string;
      /** 1 where it looks like a program's. */
      readonly unreviewed: number;
      readonly at: number;
    };

export type Received =
  | { readonly kind: 'new' | 'known'; readonly run: RunRow }
  /** The ticket was used for another recording. */
  | { readonly kind: 'ticket-used' }
  /** The account has no room for it, and no older run that could make way. */
  | { readonly kind: 'quota-full' }
  /** So many runs of the account, of its address or of all players wait already. */
  | { readonly kind: 'queue-full'; readonly of: 'account' | 'address' | 'all' };

export interface RunStore {
  /**
   * Keeps a run as `waiting` and uses up its ticket, both or neither. Nothing is kept where as many wait already as
   * may; a run that is known is found all the same.
   */
  receive(run: NewRun, arrival?: Arrival): Promise<Received>;
  /**
   * Stores the verdict of a waiting run; a ranked one is added to its board if it is the player's best. A run that
   * has a verdict already stays as it is. `null` when the run was deleted with its account meanwhile. Of the
   * player's runs that are on no board the newest stay, as many as `keep` says; all of them without `keep`. The
   * recording of a refused run goes at once.
   */
  finish(id: string, verdict: RunVerdict, keep?: KeptRuns): Promise<RunRow | null>;
  find(id: string): Promise<RunRow | null>;
  recording(id: string): Promise<Uint8Array | null>;
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
  const full = makeRoomCheck(database);
  const ranking = makeRanking(database);
  const room = makeRunRoom(database);
  return {
    receive: (run, arrival) => write((tx) => receiveRun({ found, full, room }, tx, run, arrival)),
    finish: async (id, verdict, keep) => {
      const { run, grown } = await write((tx) => finishRun({ found, ranking, room, tx, keep }, id, verdict));
      // Not together with the run, which need not wait for it. If it fails, the next run in the block tries again.
      if (grown !== null) await write((tx) => ranking.split(tx, grown)).catch(() => {});
      return run;
    },
    find: async (id) => {
      const row = await first(found.find, { id });
      return row === null ? null : runOf(row);
    },
    recording: async (id) => {
      const row = await first(found.recording, { id });
      return row === null ? null : new Uint8Array(row.bytes);
    },
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

async function receiveRun(
  { found, full, room }: { readonly found: Statements; readonly full: RoomCheck; readonly room: RunRoom },
  tx: Transaction,
  run: NewRun,
  arrival: Arrival = ANYWHERE,
): Promise<Received> {
  const { id, accountId, recordingHash, ticketId } = run;
  await tx.lock('account', accountId);
  const known = await tx.first(found.known, { accountId, recordingHash });
  if (known !== null) return { kind: 'known', run: runOf(known) };
  // Without the lock, runs that arrive together would each count only those before them.
  if (arrival.bucket !== '') await tx.lock('address', arrival.bucket);
  const of = await full(tx, accountId, arrival);
  if (of !== null) return { kind: 'queue-full', of };
  const bytes = run.recording.length;
  if (!(await room.make(tx, accountId, { bytes, most: arrival.mostBytes }))) return { kind: 'quota-full' };
  if (ticketId !== null && (await tx.run(found.useTicket, { ticketId, accountId, id })) === 0) {
    return { kind: 'ticket-used' };
  }
  const unranked = run.unranked ?? (await overlapOf({ found, tx, overlaps: arrival.overlaps }, run));
  tx.send(found.add, { ...run, unranked, bytes, bucket: arrival.bucket });
  tx.send(found.addRecording, { id, recording: run.recording });
  const finding = tx.first(found.find, { id });
  tx.commit();
  return { kind: 'new', run: mustBe(await finding) };
}

/** More runs than anybody plays in a day. */
const MOST_OF_A_DAY = 5_000;
const A_DAY = 86_400_000;

/** Whether the account has played more than there was time for: `overlap`, else `null`. */
async function overlapOf(
  {
    found,
    tx,
    overlaps,
  }: Pick<Finishing, 'found' | 'tx'> & { readonly overlaps: Arrival['overlaps'] | undefined },
  { accountId, drawnAt, playedMs, receivedAt }: NewRun,
): Promise<string | null> {
  if (overlaps === undefined || playedMs === 0) return null;
  const since = drawnAt - A_DAY;
  const others = await tx.rows(found.played, { accountId, since, limit: MOST_OF_A_DAY });
  return overlaps({ drawnAt, playedMs, receivedAt }, others) ? 'overlap' : null;
}

interface Finishing {
  readonly found: Statements;
  readonly ranking: Ranking;
  readonly room: RunRoom;
  readonly tx: Transaction;
  readonly keep: KeptRuns | undefined;
}

interface Finished {
  readonly run: RunRow | null;
  /** The entry of the run, if its block is now so large that it is to be split. */
  readonly grown: NewEntry | null;
}

/** A run that has a verdict already stays as it is: two servers may have verified it. */
async function finishRun(
  { found, ranking, room, tx, keep }: Finishing,
  id: string,
  given: RunVerdict,
): Promise<Finished> {
  const seen = await tx.first(found.find, { id });
  if (seen === null) return { run: null, grown: null };
  await tx.lock('account', seen.accountId);
  // Read again under the lock: another request may have finished or deleted the run meanwhile.
  const reading = tx.first(found.find, { id });
  const verdict = await withoutCopies({ found, tx }, seen, given);
  const candidate = entryOf(runOf(seen), verdict);
  const best = candidate === null ? null : await ranking.best(tx, candidate);
  const run = await reading;
  if (run === null || run.status !== 'waiting') return { run: run && runOf(run), grown: null };
  // Such a run is listed when the operator restores it, or lifts the ban.
  const entry = run.hiddenAt === 0 && run.playerBannedUntil === 0 ? candidate : null;
  if (run.ticketId !== null) tx.send(found.removeWitness, { ticketId: run.ticketId });
  if (verdict.status === 'refused') {
    tx.send(found.refuse, { ...verdict, id });
    room.drop(tx, id);
  } else tx.send(found.verify, { ...verdict, id, board: verdict.board?.id ?? null });
  let size = Promise.resolve(0);
  if (entry !== null && verdict.status === 'verified' && verdict.board !== null) {
    await tx.lock('board', entry.boardId);
    const category = categoryOf(seen.category);
    // A board is there as soon as one of its lists is.
    tx.send(found.addBoard, { ...verdict.board, category: 'witnessed' });
    tx.send(found.addBoard, { ...verdict.board, id: entry.boardId, category });
    ranking.add(tx, entry, best);
    size = ranking.blockSize(tx, entry);
  }
  const finding = tx.first(found.find, { id });
  // None of the runs of a banned player is on a board, but they are to come back.
  if (keep !== undefined && run.playerBannedUntil === 0) room.thin(tx, run.accountId, keep);
  // Together with everything since the lock of the board, which is therefore held for no round trip.
  tx.commit();
  const [finished, entries] = await Promise.all([finding, size]);
  return { run: mustBe(finished), grown: ranking.isLarge(entries) ? entry : null };
}

/** The same run under another name is a copy, and is not ranked. */
async function withoutCopies(
  { found, tx }: Pick<Finishing, 'found' | 'tx'>,
  { accountId }: Pick<RunRow, 'accountId'>,
  verdict: RunVerdict,
): Promise<RunVerdict> {
  if (verdict.status === 'refused' || verdict.unranked !== null) return verdict;
  const { logHash } = verdict;
  await tx.lock('log', logHash);
  const isCopy = (await tx.first(found.sameLog, { logHash, accountId })) !== null;
  return isCopy ? { ...verdict, unranked: 'copy' } : verdict;
}

/** The entry of a run on its list; `null` when it is not ranked. */
function entryOf(run: RunOfEntry, verdict: RunVerdict): NewEntry | null {
  if (verdict.status === 'refused') return null;
  const { id, accountId, receivedAt, category, playerGuest: guest } = run;
  const { board, unranked, points, ties, outcome } = verdict;
  if (board === null || unranked !== null || points === null || ties === null) return null;
  const boardId = listId({ board: board.id, category: categoryOf(category), guest });
  return { boardId, accountId, down: 0 - points, ties, receivedAt, runId: id, outcome };
}

type RunOfEntry = Pick<RunRow, 'id' | 'accountId' | 'receivedAt' | 'category' | 'playerGuest'>;

function mustBe(row: Parameters<typeof runOf>[0] | null): RunRow {
  if (row === null) throw new Error('The run was not kept.');
  return runOf(row);
}
