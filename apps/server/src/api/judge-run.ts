import type { Result } from '@warren/engine';
import { type AnyGame, findGame } from '@warren/games';
import type { Unranked } from '@warren/protocol';
import type { BoardOfRun, RunRow } from '../store/repositories/run-rows.js';
import type { RunVerdict } from '../store/repositories/runs.js';
import type { Judged } from '../workers/recordings.js';
import { boardOfDay, boardOfSettings } from './board-names.js';

/** What is known of a run before it is verified. */
type WaitingRun = Pick<RunRow, 'game' | 'settings' | 'daily' | 'unranked' | 'ticketId'>;

/** The board of a run. Practice with the seed of a challenge is an ordinary run: its board is that of its settings. */
export function boardOfRun(game: AnyGame, { daily, ticketId, settings }: WaitingRun): BoardOfRun | null {
  return daily !== null && ticketId !== null
    ? boardOfDay(game, daily)
    : boardOfSettings(game, JSON.parse(settings));
}

/** The verdict of a simulation as the store keeps it: the board and standing of the run, or why it has none. */
export function judgeRun(run: WaitingRun, verdict: Result<Judged>, at: number): RunVerdict {
  if (!verdict.ok) return { status: 'refused', reason: verdict.reason, at };
  const game = findGame(run.game);
  if (!game.ok) return { status: 'refused', reason: game.reason, at };
  const { outcome, logHash, isWitnessed, scrutiny } = verdict.value;
  const board = boardOfRun(game.value, run);
  const standing = game.value.ranking.standing(outcome);
  const flaw: Unranked | null = isWitnessed ? (standing === null ? 'not-listed' : null) : 'second-try';
  return {
    status: 'verified',
    outcome: JSON.stringify(outcome),
    board,
    unranked: board === null ? 'no-board' : (run.unranked ?? flaw),
    logHash,
    scrutiny: scrutiny === null ? '' : JSON.stringify(scrutiny),
    unreviewed: scrutiny?.machineLike ? 1 : 0,
    points: standing?.points ?? null,
    ties: standing?.ties ?? null,
    at,
  };
}
