import { isSeen } from './seen.js';
import type { Level, Thing } from './state.js';
import { tilesHigh, tilesWide } from './tiles.js';

export const UNSEEN = 0;
export const SEEN_ROCK = 1;
export const SEEN_FLOOR = 2;

/** The map of what the player has seen. The same object as long as it is the same map. */
export interface SeenMap {
  readonly width: number;
  readonly height: number;
  /** By tile: 0 unseen, 1 rock, 2 floor. */
  readonly tiles: readonly number[];
  /** Things that lie on tiles that were seen, and the exit. */
  readonly marks: readonly { readonly tile: number; readonly kind: Thing['kind'] | 'exit' }[];
}

interface Drawn {
  readonly glimpse: number;
  readonly things: readonly Thing[];
  readonly map: SeenMap;
}

/** The map last made for a level: it changes far less often than it is shown. */
const drawn = new WeakMap<Level, Drawn>();

export function seenMap(level: Level): SeenMap {
  const last = drawn.get(level);
  const { glimpse, things } = level;
  if (last !== undefined && last.glimpse === glimpse && isSame(last.things, things)) return last.map;
  const map = drawMap(level);
  drawn.set(level, { glimpse, things: [...things], map });
  return map;
}

/** Things never change, they come and go: one may have taken the place of another. */
function isSame(before: readonly Thing[], now: readonly Thing[]): boolean {
  return before.length === now.length && before.every((thing, i) => thing === now[i]);
}

function drawMap(level: Level): SeenMap {
  const { steps, things, exit } = level;
  const known = (tile: number) => isSeen(level, tile);
  const tiles = steps.map((step, tile) => (!known(tile) ? UNSEEN : step < 0 ? SEEN_ROCK : SEEN_FLOOR));
  const marks = things.filter(({ tile }) => known(tile)).map(({ tile, kind }) => ({ tile, kind }));
  const out = exit >= 0 && known(exit) ? [{ tile: exit, kind: 'exit' as const }] : [];
  return { width: tilesWide(level), height: tilesHigh(level), tiles, marks: [...out, ...marks] };
}
