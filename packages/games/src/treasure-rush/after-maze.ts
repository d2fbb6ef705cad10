import { takePose } from '../kernel/directions.js';
import { movedInside } from './cells.js';
import { EASE, MAZES_PER_LIFE, SEVERITY, SHOWN, SIDES } from './numbers.js';
import { makeRound } from './round.js';
import type { TreasureRushState } from './state.js';

/** The treasure was reached: one more, and the next maze is harder. */
export function completeMaze(state: TreasureRushState): void {
  const { settings, events } = state;
  events.push('treasure');
  state.completed++;
  state.score++;
  if (state.completed % MAZES_PER_LIFE === 0) {
    state.lives++;
    events.push('life');
  }
  state.side = Math.min(SIDES.most, state.side + 1);
  state.severity = Math.min(settings.hunter ? SEVERITY.mostWithHunter : SEVERITY.most, state.severity + 1);
  state.ease = Math.max(EASE.least, state.ease - EASE.step);
  if (state.completed !== settings.mazes) nextMaze(state);
  else finish(state, 'won');
}

/**
 * The time is out, or the player was caught: a life is gone, and the next maze is easier. The missed one stays for a
 * while, so that the player sees the way.
 */
export function missMaze(state: TreasureRushState, why: 'time-out' | 'caught'): void {
  state.events.push(why);
  state.missed++;
  state.score--;
  state.lives--;
  state.side = Math.max(SIDES.least, state.side - 1);
  state.severity = Math.max(SEVERITY.least, state.severity - 1);
  state.ease = Math.min(EASE.most, state.ease + EASE.step);
  state.round.shown = SHOWN;
  takePose(state.player, 'idle', state.ticks);
}

/** A tick of a missed maze: when it was shown for long enough, the next one comes, or the run is over. */
export function showMissed(state: TreasureRushState): void {
  state.round.shown--;
  if (state.round.shown > 0) return;
  if (state.lives > 0) nextMaze(state);
  else finish(state, 'lost');
}

function finish(state: TreasureRushState, phase: 'won' | 'lost'): void {
  state.phase = phase;
  state.events.push(phase === 'won' ? 'won' : 'over');
}

/** The player stays in place, as far as the new walls let that be. */
function nextMaze(state: TreasureRushState): void {
  Object.assign(state.player, movedInside(state.side, state.player));
  takePose(state.player, 'idle', state.ticks);
  const { algorithm } = state.round;
  state.round = makeRound(state, state.player, state.round);
  state.events.push('maze');
  if (state.round.algorithm !== algorithm) state.events.push('algorithm');
}
