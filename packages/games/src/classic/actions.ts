import { HOLD_ACTIONS } from '../kernel/directions.js';

/** What a player can do. An action is its place in this list; below 16 that is also the directions it holds. */
export const CLASSIC_ACTIONS: readonly string[] = [...HOLD_ACTIONS, 'hint', 'solution'];

export const CLASSIC_HINT = HOLD_ACTIONS.length;
export const CLASSIC_SOLUTION = HOLD_ACTIONS.length + 1;
