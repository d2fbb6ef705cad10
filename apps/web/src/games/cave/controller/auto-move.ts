import {
  type Advice,
  approachStep,
  CAVE_REST,
  type CaveState,
  createEncounters,
  dangers,
  exploreStep,
  isHealthy,
  type Monster,
  travelStep,
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

/** Why a move is over: in words, or for the monsters that came into view, which are shown and asked about by themselves. */
export type AutoStop = { readonly stop: string } | { readonly seen: readonly Monster[] };

/** Makes an automatic move, a plain action at a time. */
export function createAutoMover(state: CaveState) {
  let autoMove: AutoMove | null = null;
  let known: readonly string[] = [];
  let wait = 0;
  let moves = 0;

  const encounters = createEncounters(() => state);

  function advice(move: AutoMove): Advice {
    if (move.kind === 'travel') return travelStep(state, move, { known });
    if (move.kind === 'explore') return exploreStep(state, { known: encounters.known() });
    if (move.kind === 'approach') return approach();
    return restStep(state, moves);
  }

  /** The monsters that end a move. Exploring goes on only when the player has decided about every one in view. */
  function newcomers({ kind }: AutoMove): readonly Monster[] {
    if (state.phase !== 'walking' || kind === 'approach') return [];
    return kind === 'explore'
      ? encounters.pending()
      : dangers(state).filter(({ name }) => !known.includes(name));
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
    next(): { readonly action: number } | AutoStop | null {
      if (autoMove === null || wait-- > 0) return null;
      wait = (autoMove.kind === 'rest' ? REST_TICKS : STEP_TICKS) - 1;
      const seen = newcomers(autoMove);
      if (seen.length > 0) {
        autoMove = null;
        return { seen };
      }
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
function restStep(state: CaveState, moves: number): Advice {
  if (state.phase !== 'walking' || (moves > 0 && isHealthy(state)))
    return { stop: moves > 1 ? 'You are well again.' : '' };
  return { way: CAVE_REST };
}
