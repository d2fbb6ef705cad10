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
export type Errand =
  | { readonly kind: 'explore' }
  | { readonly kind: 'travel'; readonly x: number; readonly y: number }
  | { readonly kind: 'rest' };

/** Runs an errand, a plain move at a time. */
export interface AutoWalk {
  /** What is going on, or `null`. */
  readonly errand: Errand | null;
  /** Begins another errand. The monsters in view are known from now on: only others interrupt it. */
  begin(errand: Errand): void;
  stop(): void;
  /** Asked once a tick: the action that is due, why the errand is over, or `null` while there is nothing to do. */
  next(): { readonly action: number } | { readonly stop: string } | null;
}

/** Ticks from one move to the next. */
const STEP_TICKS = 8;
const REST_TICKS = 5;

export function makeAutoWalk(state: CaveState): AutoWalk {
  let errand: Errand | null = null;
  let known: readonly string[] = [];
  let wait = 0;
  let moves = 0;

  function advice(run: Errand): Advice {
    if (run.kind === 'travel') return travelStep(state, run, { known });
    if (run.kind === 'explore') return exploreStep(state, { known });
    return restStep(state, known, moves);
  }

  return {
    get errand() {
      return errand;
    },
    begin(next) {
      errand = next;
      known = dangers(state).map(({ name }) => name);
      wait = 0;
      moves = 0;
    },
    stop() {
      errand = null;
    },
    next() {
      if (errand === null || wait-- > 0) return null;
      wait = (errand.kind === 'rest' ? REST_TICKS : STEP_TICKS) - 1;
      const found = advice(errand);
      if ('way' in found) {
        moves++;
        return { action: found.way };
      }
      errand = null;
      return found;
    },
  };
}

/** Rests until one is well; who is well already waits for one move. */
function restStep(state: CaveState, known: readonly string[], moves: number): Advice {
  const stranger = dangers(state).find(({ name }) => !known.includes(name));
  if (stranger !== undefined) return { stop: `There is a ${stranger.kind.title}.` };
  if (state.phase !== 'walking' || (moves > 0 && isHealthy(state)))
    return { stop: moves > 1 ? 'You are well again.' : '' };
  return { way: CAVE_REST };
}
