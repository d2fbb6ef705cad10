/** Held directions are one action for each of their 16 combinations: N 1, E 2, S 4, W 8. */
const HOLDS = 16;

/** What a player can do. An action is its place in this list. */
export const LOST_CAUSE_ACTIONS: readonly string[] = [
  ...Array.from({ length: HOLDS }, (_, mask) => `hold-${mask}`),
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

/** The actions by name; `HOLD + mask` and `SLOT + n` (from 0) are several in a row. */
export const HOLD = 0;
export const USE = HOLDS;
export const DROP = HOLDS + 1;
export const ATTACK = HOLDS + 2;
export const SLOT = HOLDS + 3;
export const CONTINUE = HOLDS + 8;
export const RETRY = HOLDS + 9;
