import { inMiddleOf } from './cells.js';
import { EASE, SEVERITY, SIDES, SPEEDS, START } from './numbers.js';
import { makeRound } from './round.js';
import type { TreasureRushSettings } from './settings.js';
import type { Player, TreasureRushState } from './state.js';

/** The state before the first tick. */
export function setup(settings: TreasureRushSettings, seed: string): TreasureRushState {
  return stateAt(settings, seed, 0);
}

/** The state in which a run begins that has this score from mazes completed in a row, for tests and measurements. */
export function stateAt(settings: TreasureRushSettings, seed: string, score: number): TreasureRushState {
  const side = Math.min(SIDES.most, START.side + score);
  const severity = Math.min(
    settings.hunter ? SEVERITY.mostWithHunter : SEVERITY.most,
    START.severity + score,
  );
  const ease = Math.max(EASE.least, START.ease - score * EASE.step);
  const middle = Math.floor(side / 2);
  const place = inMiddleOf(side, middle * side + middle);
  const player: Player = { ...place, facing: 'south', pose: 'idle', since: 0, held: 0, pace: SPEEDS.plain };
  const situation = { settings, seed, score, side, severity, ease, ticks: 0 };
  const round = makeRound(situation, player, null);
  const counts = { lives: START.lives, completed: score, missed: 0 };
  return { ...situation, ...counts, phase: 'playing', begun: score > 0, player, round, events: [] };
}
