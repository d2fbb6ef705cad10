import { accept, type Result, refuse } from '@warren/engine';
import { findGame, wrapRecording } from '@warren/games';
import { type Category, LIMITS, type Run, type Unranked, type Unwitnessed } from '@warren/protocol';
import type { AccountRow } from '../store/repositories/accounts.js';
import { listOfRun } from '../store/repositories/board-lists.js';
import type { RunRow } from '../store/repositories/run-rows.js';
import { openDays } from './challenges.js';
import { type Api, answer, apiError, type Handlers } from './context.js';

const USUAL_PAGE = 20;

export const runHandlers: Handlers<'myRuns' | 'run' | 'recording'> = {
  async myRuns(api, { account, query }) {
    const { limit = USUAL_PAGE, after } = query;
    const cursor = after === undefined ? null : parseRunCursor(after);
    if (cursor?.ok === false) return apiError('bad-cursor', { field: 'after' });
    const most = Math.min(limit, LIMITS.runsPage);
    // One run more than the page tells whether another page follows.
    const page = { limit: most + 1, after: cursor?.value ?? null };
    const rows = await api.store.runs.list(account.id, page);
    const shown = rows.slice(0, most);
    const runs = await Promise.all(shown.map((row) => showRun(api, row, account)));
    const last = shown.at(-1);
    return answer({ runs, next: rows.length > most && last !== undefined ? makeRunCursor(last) : null });
  },

  async run(api, { params, account }) {
    const run = await api.store.runs.find(params.run);
    return run === null || isHiddenFrom(account, run)
      ? apiError('no-run')
      : answer(await showRun(api, run, account));
  },

  /** All players may watch a verified run; only its own player may watch another. */
  async recording(api, { params, account }) {
    const run = await api.store.runs.find(params.run);
    const isMine = run !== null && run.accountId === account?.id;
    if (run === null || (run.status !== 'verified' && !isMine)) return apiError('no-run');
    if (isHiddenFrom(account, run)) return apiError('no-run');
    if (!isMine && !(await mayWatch(api, run, account))) return apiError('daily-secret');
    const recording = await api.store.runs.recording(run.id);
    return recording === null ? apiError('no-run') : answer(wrapRecording(recording));
  },
};

/** A run that an operator has hidden is for its player alone. */
function isHiddenFrom(viewer: AccountRow | null, { hiddenAt, accountId }: RunRow): boolean {
  return hiddenAt !== 0 && accountId !== viewer?.id;
}

/**
 * A recording of an open challenge holds its seed and can be copied: players who have uploaded their own run may
 * watch it.
 */
async function mayWatch(
  { store, now }: Api,
  { daily, game }: RunRow,
  viewer: AccountRow | null,
): Promise<boolean> {
  if (daily === null || !openDays(now()).includes(daily)) return true;
  if (viewer === null) return false;
  const drawn = await store.tickets.daily(viewer.id, [daily]);
  return drawn.some((ticket) => ticket.game === game && ticket.runId !== null);
}

const DONE = 1000;

/** A run as players see it, without its seed: that of today's challenge is secret. */
export async function showRun(
  { store, verifier, now }: Pick<Api, 'store' | 'verifier' | 'now'>,
  run: RunRow,
  viewer: AccountRow | null,
): Promise<Run> {
  const isWaiting = run.status === 'waiting';
  // Another server may play it again, and knows alone how far that is.
  const progress = isWaiting ? verifier.progress(run.id) : DONE;
  const isLeased = run.leaseOwner !== '' && run.leaseUntil > now();
  return {
    id: run.id,
    status: isWaiting && (progress !== null || isLeased) ? 'checking' : run.status,
    progress: progress ?? 0,
    reason: run.reason,
    player: { name: run.playerName, guest: run.playerGuest },
    mine: run.accountId === viewer?.id,
    game: run.game,
    rules: run.rules,
    settings: JSON.parse(run.settings),
    ticks: run.ticks,
    outcome: run.outcome === null ? null : JSON.parse(run.outcome),
    board: run.board,
    daily: run.daily,
    ranked: run.ranked && run.hiddenAt === 0,
    unranked: run.hiddenAt === 0 ? (run.unranked as Unranked | null) : 'hidden',
    points: pointsOf(run),
    rank: await currentRank(store, run),
    pausedMs: run.pausedMs,
    pauses: run.pauses,
    category: run.category === '' ? null : (run.category as Category),
    unwitnessed: run.unwitnessed === '' || run.category === '' ? null : (run.unwitnessed as Unwitnessed),
    drawnAt: run.drawnAt === 0 ? null : run.drawnAt,
    scrutiny: run.scrutiny === '' ? null : JSON.parse(run.scrutiny),
    unreviewed: run.unreviewed === 1,
    receivedAt: run.receivedAt,
    verifiedAt: run.verifiedAt,
  };
}

/** The points of a run; `null` where they only order a board and say nothing to people. */
function pointsOf({ game: id, points }: RunRow): number | null {
  const game = findGame(id);
  return game.ok && game.value.ranking.pointsTitle === '' ? null : points;
}

/** The rank of a run on its board; `null` when the board lists a better run of the player. */
async function currentRank(store: Api['store'], run: RunRow): Promise<number | null> {
  const list = listOfRun(run);
  if (!run.ranked || list === null) return null;
  const entry = await store.boards.entry(list, run.accountId);
  return entry?.runId === run.id ? entry.rank : null;
}

/** The last run of a page. */
export interface RunCursor {
  readonly receivedAt: number;
  readonly id: string;
}

const CURSOR = /^(\d{1,16})_([A-Za-z0-9_-]{1,64})$/;

export function makeRunCursor({ receivedAt, id }: RunCursor): string {
  return `${receivedAt}_${id}`;
}

/** Reads what `makeRunCursor` writes. */
export function parseRunCursor(text: string): Result<RunCursor> {
  const [, moment, id] = CURSOR.exec(text) ?? [];
  const cursor = { receivedAt: Number(moment), id };
  const isSame = Number.isSafeInteger(cursor.receivedAt) && makeRunCursor(cursor) === text;
  return isSame ? accept(cursor) : refuse('this is no position in a list of runs');
}
