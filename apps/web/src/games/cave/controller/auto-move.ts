import {
  type Advice,
  CAVE_REST,
  type CaveState,
  dangers,
  exploreStep,
  isHealthy,
  travelStep,
} from '@warren/games/cave';

/** What goes on by itself until something comes up. */
export type AutoMove =
  | { readonly kind: 'explore' }
  | { readonly kind: 'travel'; readonly x: number; readonly y: number }
  | { readonly kind: 'rest' };

/** Ticks from one move to the next. */
const STEP_TICKS = 8;
const REST_TICKS = 5;

/** Makes an automatic move, a plain action at a time. */
export function createAutoMover(state: CaveState) {
  let autoMove: AutoMove | null = null;
  let known: readonly string[] = [];
  let wait = 0;
  let moves = 0;

  function advice(move: AutoMove): Advice {
    if (move.kind === 'travel') return travelStep(state, move, { known });
    if (move.kind === 'explore') return exploreStep(state, { known });
    return restStep(state, known, moves);
  }

  return {
    /** What is going on, or `null`. */
    get autoMove() {
      return autoMove;
    },
    /** Begins another one, or stops. The monsters in view are known from now on: only others interrupt it. */
    set(next: AutoMove | null): void {
      autoMove = next;
      known = dangers(state).map(({ name }) => name);
      wait = 0;
      moves = 0;
    },
    /** Asked once a tick: the action that is due, why the move is over, or `null` while there is nothing to do. */
    next(): { readonly action: number } | { readonly stop: string } | null {
      if (autoMove === null || wait-- > 0) return null;
      wait = (autoMove.kind === 'rest' ? REST_TICKS : STEP_TICKS) - 1;
      const found = advice(autoMove);
      if ('way' in found) {
        moves++;
        return { action: found.way };
      }
      autoMove = null;
      return found;
    },
  };
}

/** Rests until the player is well; a player who is well already waits for one move. */
function restStep(state: CaveState, known: readonly string[], moves: number): Advice {
  const stranger = dangers(state).find(({ name }) => !known.includes(name));
  if (stranger !== undefined) return { stop: `There is a ${stranger.kind.title}.` };
  if (state.phase !== 'walking' || (moves > 0 && isHealthy(state)))
    return { stop: moves > 1 ? 'You are well again.' : '' };
  return { way: CAVE_REST };
}
