import { takePose } from '../kernel/directions.js';
import { movedInside } from './cells.js';
import { EASE, MAZES_PER_LIFE, SEVERITY, SIDES } from './numbers.js';
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

/** The time is out, or the player was caught: a life is gone, and the next maze is easier. */
export function missMaze(state: TreasureRushState, why: 'time-out' | 'caught'): void {
  state.events.push(why);
  state.missed++;
  state.score--;
  state.lives--;
  state.side = Math.max(SIDES.least, state.side - 1);
  state.severity = Math.max(SEVERITY.least, state.severity - 1);
  state.ease = Math.min(EASE.most, state.ease + EASE.step);
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
  state.round = makeRound(state, state.player, state.round);
  state.events.push('maze');
}
