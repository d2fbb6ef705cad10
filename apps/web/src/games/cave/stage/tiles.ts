import type { SpriteName } from '../../../generated/sprites.js';
import { tileHash } from '../../../graphics/tile-hash.js';

/** A cell of a frame's map, and of the art: both count sixteen. */
export const TILE = 16;

/**
 * The tiles of a frame in the order of their numbers, written down once more: the entrance draws a cave without having
 * fetched the game.
 */
export const TILE_NAMES = [
  'unseen',
  'rock',
  'wall',
  'floor',
  'chest',
  'open-chest',
  'water',
  'crystal',
  'camp',
] as const;
export const [UNSEEN, ROCK, WALL, FLOOR, CHEST, OPEN_CHEST, WATER, CRYSTAL, CAMP] = TILE_NAMES.map(
  (_, number) => number,
);

/** By kind of floor, how many of four hundred tiles have it. */
const FLOORS = [116, 116, 116, 26, 12, 10, 2, 2] as const;
/** What is on the fronts of the rock, and by kind how many of as many have it; most have nothing. */
const FACES = ['cave-face-crystal', 'cave-face-mushrooms', 'cave-face-drip'] as const;
const FACE_SHARES = [14, 14, 20] as const;
const FACE_TOP = 6;
const SHARES = 400;
/** So that a front and the floor below it do not draw the same lot. */
const FACE_SALT = 0x5bd1e995;

/** Where two neighbouring sides are rock and the tile between them is floor, its corner is laid over. */
const CORNERS = [
  ['cave-corner-nw', -1, -1, 0, 0],
  ['cave-corner-ne', 1, -1, TILE - 2, 0],
  ['cave-corner-sw', -1, 1, 0, FACE_TOP],
  ['cave-corner-se', 1, 1, TILE - 2, FACE_TOP],
] as const;

/** Tells a tile by its place; beyond the window everything is solid. */
export type TileAt = (x: number, y: number) => number;
/** Lays a picture, in pixels of art from the corner of the tile. */
export type LayTile = (name: SpriteName, x: number, y: number) => void;

const isFloor = (tile: number) => tile >= FLOOR;
const isSolid = (tile: number) => tile === ROCK || tile === WALL;

/** Everything a tile's picture follows from, as one number: where it is the same, nothing has to be drawn anew. */
export function tileKey(tileAt: TileAt, x: number, y: number): number {
  const tile = tileAt(x, y);
  if (tile === UNSEEN) return 0;
  let key = tile;
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) key = key * 2 + (isFloor(tileAt(x + dx, y + dy)) ? 1 : 0);
  }
  // What throws a shade upon it.
  return key * 4 + (isSolid(tileAt(x, y - 1)) ? 2 : 0) + (isSolid(tileAt(x - 1, y)) ? 1 : 0);
}

/** Lays what stands on a floor; false where nothing does. */
export function layThing(tile: number, lay: LayTile): boolean {
  if (tile === CHEST) lay('cave-chest', 0, 0);
  else if (tile === OPEN_CHEST) lay('cave-open-chest', 0, 0);
  else if (tile === CRYSTAL) lay('cave-face-crystal', 0, FACE_TOP);
  else return false;
  return true;
}

/** Lays one tile of the cave. What it looks like, of several ways, follows from its place in the world. */
export function layTile(tileAt: TileAt, x: number, y: number, lot: number, lay: LayTile): void {
  const tile = tileAt(x, y);
  const floor = (dx: number, dy: number) => isFloor(tileAt(x + dx, y + dy));
  if (tile === UNSEEN) return;
  if (isFloor(tile)) {
    lay(`cave-floor-${pick(FLOORS, lot)}` as SpriteName, 0, 0);
    if (isSolid(tileAt(x, y - 1))) lay('cave-shade-n', 0, 0);
    if (isSolid(tileAt(x - 1, y))) lay('cave-shade-w', 0, 0);
    layThing(tile, lay);
    return;
  }
  const sides =
    (floor(0, -1) ? 1 : 0) | (floor(1, 0) ? 2 : 0) | (floor(0, 1) ? 4 : 0) | (floor(-1, 0) ? 8 : 0);
  lay(`cave-wall-${sides}` as SpriteName, 0, 0);
  for (const [name, dx, dy, atX, atY] of CORNERS) {
    if (!floor(dx, 0) && !floor(0, dy) && floor(dx, dy)) lay(name, atX, atY);
  }
  const face = floor(0, 1) ? FACES[pick(FACE_SHARES, lot ^ FACE_SALT)] : undefined;
  if (face !== undefined) lay(face, 0, FACE_TOP);
}

/** The lot of a place in the world. */
export function lotOf(x: number, y: number): number {
  return tileHash(x, y, 0);
}

/** The share that a lot falls into; how many there are when they end before it does. */
function pick(shares: readonly number[], lot: number): number {
  let kind = 0;
  for (let left = (lot >>> 0) % SHARES; left >= shares[kind]; kind++) left -= shares[kind];
  return kind;
}
