import { HOLD_ACTIONS } from '../kernel/directions.js';

/** What a player can do. An action is its place in this list; below 16 that is also the directions it holds. */
export const LABYRINTH_ACTIONS: readonly string[] = [...HOLD_ACTIONS, 'solution', 'watch', 'give-up'];

export const SOLUTION = HOLD_ACTIONS.length;
export const WATCH = HOLD_ACTIONS.length + 1;
export const GIVE_UP = HOLD_ACTIONS.length + 2;
