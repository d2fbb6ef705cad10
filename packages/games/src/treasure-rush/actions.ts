import { HOLD_ACTIONS } from '../kernel/directions.js';

/** What a player can do. An action is its place in this list; below 16 that is also the directions it holds. */
export const TREASURE_RUSH_ACTIONS: readonly string[] = [...HOLD_ACTIONS, 'give-up'];

export const GIVE_UP = HOLD_ACTIONS.length;
