import { HOLD_ACTIONS } from '../kernel/directions.js';

/** How many of the actions hold directions. */
const HOLDS = HOLD_ACTIONS.length;

/** What a player can do. An action is its place in this list. */
export const LOST_CAUSE_ACTIONS: readonly string[] = [
  ...HOLD_ACTIONS,
  'use',
  'drop',
  'attack',
  'slot-1',
  'slot-2',
  'slot-3',
  'slot-4',
  'slot-5',
  'continue',
  'retry',
];

/** The actions by name; `SLOT + n` (from 0) are several in a row. */
export const USE = HOLDS;
export const DROP = HOLDS + 1;
export const ATTACK = HOLDS + 2;
export const SLOT = HOLDS + 3;
export const CONTINUE = HOLDS + 8;
export const RETRY = HOLDS + 9;
