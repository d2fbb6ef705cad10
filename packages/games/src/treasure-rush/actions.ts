import { HOLD_ACTIONS } from '../kernel/directions.js';

/** What a player can do. An action is its place in this list, which is also the directions it holds. */
export const TREASURE_RUSH_ACTIONS: readonly string[] = HOLD_ACTIONS;
