import { HOLD_ACTIONS } from '../kernel/directions.js';
import { SLOTS } from './numbers.js';

/** The actions by name; `SLOT + n` (from 0) are several in a row. */
export const USE = HOLD_ACTIONS.length;
export const DROP = USE + 1;
export const ATTACK = USE + 2;
export const SLOT = USE + 3;
export const CONTINUE = SLOT + SLOTS;
export const RETRY = CONTINUE + 1;
export const GIVE_UP = RETRY + 1;

const SLOT_ACTIONS = Array.from({ length: SLOTS }, (_, slot) => `slot-${slot + 1}`);

/** What a player can do. An action is its place in this list. */
export const LOST_CAUSE_ACTIONS: readonly string[] = [
  ...HOLD_ACTIONS,
  ...['use', 'drop', 'attack', ...SLOT_ACTIONS, 'continue', 'retry', 'give-up'],
];
