import type { Run, Unranked } from '@warren/protocol';
import type { AccountRow } from '../../store/repositories/accounts.js';
import type { RunRow } from '../../store/repositories/run-rows.js';
import type { Api } from '../api.js';

const DONE = 1000;

/** A run as others see it. Its seed is nowhere in it: that of today's challenge is a secret. */
export async function showRun(
  { store, verification }: Pick<Api, 'store' | 'verification'>,
  run: RunRow,
  viewer: AccountRow | null,
): Promise<Run> {
  const checking = run.status === 'waiting' ? verification.find(run.id) : null;
  return {
    id: run.id,
    status: checking?.begun ? 'checking' : run.status,
    progress: run.status === 'waiting' ? (checking?.progress ?? 0) : DONE,
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
    ranked: run.ranked,
    unranked: run.unranked as Unranked | null,
    points: run.points,
    rank: await rankNow(store, run),
    pausedMs: run.pausedMs,
    receivedAt: run.receivedAt,
    verifiedAt: run.verifiedAt,
  };
}

/** The place of a run on its board; `null` when it is not the one its player is listed with. */
async function rankNow(
  store: Api['store'],
  { id, ranked, board, accountId }: RunRow,
): Promise<number | null> {
  if (!ranked || board === null) return null;
  const place = await store.boards.entry(board, accountId);
  return place?.runId === id ? place.rank : null;
}
