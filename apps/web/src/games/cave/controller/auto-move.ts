import {
  type Advice,
  approachStep,
  CAVE_REST,
  type CaveState,
  createEncounters,
  dangers,
  exploreStep,
  isHealthy,
  sayMonsters,
  travelStep,
  withArticle,
} from '@warren/games/cave';

/** What goes on by itself until something comes up. */
export type AutoMove =
  | { readonly kind: 'explore' }
  | { readonly kind: 'approach' }
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

  const encounters = createEncounters(() => state);

  function advice(move: AutoMove): Advice {
    if (move.kind === 'travel') return travelStep(state, move, { known });
    if (move.kind === 'explore') return explore();
    if (move.kind === 'approach') return approach();
    return restStep(state, known, moves);
  }

  /** Exploring goes on only when the player has decided about every monster in view. */
  function explore(): Advice {
    const pending = state.phase === 'walking' ? encounters.pending() : [];
    if (pending.length > 0)
      return { stop: `${sayMonsters(state, pending)} Fight it, go round it, or walk away.` };
    return exploreStep(state, { known: encounters.known() });
  }

  function approach(): Advice {
    const { x, y } = state.player;
    const steps = (at: { x: number; y: number }) => Math.abs(at.x - x) + Math.abs(at.y - y);
    const [nearest] = dangers(state).sort((a, b) => steps(a) - steps(b));
    return nearest === undefined ? { stop: 'There is nothing to fight.' } : approachStep(state, nearest);
  }

  return {
    encounters,
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
  if (stranger !== undefined) return { stop: `There is ${withArticle(stranger.kind.title)}.` };
  if (state.phase !== 'walking' || (moves > 0 && isHealthy(state)))
    return { stop: moves > 1 ? 'You are well again.' : '' };
  return { way: CAVE_REST };
}
