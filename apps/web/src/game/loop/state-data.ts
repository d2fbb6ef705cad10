import { stateHash } from '@warren/games';
import type { GameView } from './game-view.js';

const HASH_TICKS = 60;

/**
 * Writes what tests read from the page to the data of an element: `tick`, `level`, `phase`, and `hash` after every second
 * of play.
 */
export function makeStateData<State>(
  { dataset }: HTMLElement,
  { levelOf }: Pick<GameView<State>, 'levelOf'>,
) {
  return {
    /** After every tick: the number of the tick, and now and then the hash of its state. */
    tick(tick: number, state: State): void {
      dataset.tick = `${tick}`;
      if (tick % HASH_TICKS === 0) dataset.hash = `${stateHash(state)}`;
    },
    /** All of it, for the state shown. */
    write(tick: number, state: State, phase: string): void {
      dataset.tick = `${tick}`;
      dataset.phase = phase;
      dataset.level = `${levelOf(state)}`;
      dataset.hash = `${stateHash(state)}`;
    },
  };
}

/** Dispatched at the element by a test that wants to know the state shown now. */
export const ASK_STATE = 'warren:state';
