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
/** One attack of a fight, by the side whose turn it is. */
export const CAVE_FIGHT = CAVE_REST + 1;
/** All attacks of a fight, to its end or to the most an action makes. */
export const CAVE_FIGHT_OUT = CAVE_FIGHT + 1;
/** Uses the first entry of the inventory: wields, wears or drinks it. The others follow. */
export const CAVE_EQUIP = CAVE_FIGHT_OUT + 1;

/** What a player can do. An action is its place in this list. */
export const CAVE_ACTIONS: readonly string[] = [
  ...WAYS,
  'rest',
  'fight',
  'fight-out',
  ...Array.from({ length: MOST_ENTRIES }, (_, i) => `equip-${i + 1}`),
];
