import { MOST_ENTRIES } from './numbers.js';

/** The four ways, clockwise from the north: the first actions. */
export const WAYS = ['north', 'east', 'south', 'west'] as const;
export type Way = (typeof WAYS)[number];

/** The step of each way. */
export const WAY_STEPS: readonly { readonly x: number; readonly y: number }[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

/** Stays where it is for a move. */
export const CAVE_REST = WAYS.length;
/** Strikes in a fight; then it is the monsters' turn. */
export const CAVE_FIGHT = CAVE_REST + 1;
/** Strikes again and again, to the end of the fight or the most an action makes. */
export const CAVE_FIGHT_OUT = CAVE_FIGHT + 1;
/** Uses the first entry of the inventory: wields, wears or drinks it. The others follow. */
export const CAVE_EQUIP = CAVE_FIGHT_OUT + 1;

/** What gold buys at a camp. */
export const CAVE_GOODS = ['draught', 'mending', 'lantern'] as const;
export type CaveGood = (typeof CAVE_GOODS)[number];
/** Buys the first of the goods; the others follow. */
export const CAVE_BUY = CAVE_EQUIP + MOST_ENTRIES;

/** Ends an expedition with the gold it has; a world without an end goes on. */
export const CAVE_GIVE_UP = CAVE_BUY + CAVE_GOODS.length;

/** What a player can do. An action is its place in this list. */
export const CAVE_ACTIONS: readonly string[] = [
  ...WAYS,
  'rest',
  'fight',
  'fight-out',
  ...Array.from({ length: MOST_ENTRIES }, (_, i) => `equip-${i + 1}`),
  ...CAVE_GOODS.map((good) => `buy-${good}`),
  'give-up',
];
