import { insideCave } from '@warren/engine/cave';
import { WAY_STEPS, WAYS } from '@warren/games/cave';
import type { KeyHint } from '../../game/game-view.js';
import { directionOf } from '../../tui/keys.js';

const KEYS = {
  o: 'explore',
  g: 'go-round',
  b: 'buy',
  enter: 'strike',
  ' ': 'strike',
  t: 'travel',
  _: 'travel',
  l: 'look',
  m: 'map',
  i: 'inventory',
  v: 'log',
  '.': 'wait',
  r: 'rest',
  z: 'rest',
  f: 'fight',
  '?': 'help',
  p: 'pause',
  q: 'pause',
  escape: 'pause',
  x: 'leave',
} as const;

/** The command of a key. */
export type Command =
  | { readonly id: 'walk'; readonly way: number }
  | { readonly id: (typeof KEYS)[keyof typeof KEYS] | 'unknown' };

/** A cell of the cave, or how far it is from another. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The cell so far in the direction of a key, unless it is beyond the edge; `null` for a key without a direction. */
export function walked({ x, y }: Point, key: string, cells: number): Point | null {
  const step = WAY_STEPS[wayOf(key)];
  if (step === undefined) return null;
  const next = { x: x + step.x * cells, y: y + step.y * cells };
  return insideCave(next.x, next.y) ? next : { x, y };
}

/** The keys for the help page. */
export const CAVE_KEYS: readonly KeyHint[] = [
  { keys: 'arrows or w a s d', does: 'walk; a monster that has not seen you is struck' },
  { keys: 'o', does: 'explore, until something comes up' },
  { keys: 'f or g', does: 'a monster in view: go and fight it, or go round it' },
  { keys: 't or _', does: 'travel to a place you know' },
  { keys: 'l', does: 'look at anything' },
  { keys: 'i', does: 'inventory: wield, wear or drink by number' },
  { keys: 'm or v', does: 'map of where you have been, or all messages' },
  { keys: '. or z, b', does: 'rest for a move, or until you are well; buy at a camp' },
  { keys: 'in a fight', does: 'Enter strikes, f strikes on, i drinks or changes weapons, z retreats' },
  { keys: 'p or Escape', does: 'pause' },
  { keys: 'x', does: 'leave; nothing is lost' },
];

/** The command of a key. Capital letters mean the same. */
export function commandOf(key: string): Command {
  const way = wayOf(key);
  if (way >= 0) return { id: 'walk', way };
  const named: Readonly<Record<string, (typeof KEYS)[keyof typeof KEYS]>> = KEYS;
  return { id: named[key.length === 1 ? key.toLowerCase() : key] ?? 'unknown' };
}

/** The direction of a key as the game counts them; -1 for another key. */
function wayOf(key: string): number {
  const direction = directionOf(key);
  return direction === 0 ? -1 : WAYS.findIndex((_, way) => direction === 1 << way);
}
