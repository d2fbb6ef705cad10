import type { ThemeName } from '@warren/engine/draw';
import { SPRITES, type SpriteName } from '../../../generated/sprites.js';
import type { Atlas } from '../../../graphics/atlas.js';
import type { Camera } from '../../../graphics/camera.js';
import { contextOf } from '../../../graphics/canvas.js';
import type { GroundPainter } from '../../../graphics/tile-ground.js';
import { tileHash } from '../../../graphics/tile-hash.js';
import { FOG } from './light.js';
import { TILE, type WorldFrame } from './window.js';

/**
 * The ground around the player as a picture of its own, as large as the window. A cell has its place in it by its
 * coordinates, counted round and round: when the window moves on by a cell, only what came into it is drawn.
 */
interface Layer {
  readonly picture: HTMLCanvasElement;
  readonly context: CanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
  readonly atlas: Atlas;
  /** By place, what is drawn there, and which cell it is of. */
  readonly keys: Int32Array;
  readonly cells: Float64Array;
  shown: WorldFrame | null;
}

/** Paints the cave below everything that moves. */
export function makeCaveGround(): GroundPainter {
  let layer: Layer | null = null;
  return {
    paint(context, camera, { frame, atlas, theme, scale }) {
      const shown = frame as WorldFrame;
      const { width, height } = shown.map;
      if (layer?.atlas !== atlas || layer.width !== width || layer.height !== height)
        layer = openLayer(width, height, atlas);
      if (layer.shown !== shown) follow(layer, shown, theme);
      copy(context, camera, scale, layer);
    },
  };
}

function openLayer(width: number, height: number, atlas: Atlas): Layer {
  const picture = document.createElement('canvas');
  picture.width = width * TILE;
  picture.height = height * TILE;
  const places = width * height;
  const cells = new Float64Array(places * 2).fill(Number.NaN);
  const keys = new Int32Array(places);
  return { picture, context: contextOf(picture), width, height, atlas, keys, cells, shown: null };
}

/** Draws what differs from what is drawn. */
function follow(layer: Layer, frame: WorldFrame, theme: ThemeName): void {
  const { width, height, keys, cells } = layer;
  const { column, row, map, at } = frame;
  const player = frame.sprites[frame.sprites.length - 1];
  const { tiles } = map;
  const tileAt: TileAt = (x, y) =>
    x < 0 || y < 0 || x >= width || y >= height ? UNSEEN : tiles[y * width + x];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const place = around(row + y, height) * width + around(column + x, width);
      const key = tileKey(tileAt, x, y);
      const isSame = cells[2 * place] === column + x && cells[2 * place + 1] === row + y;
      if (isSame && keys[place] === key) continue;
      cells[2 * place] = column + x;
      cells[2 * place + 1] = row + y;
      keys[place] = key;
      const worldX = at.x + column + x - player.x / TILE;
      const worldY = at.y + row + y - player.y / TILE;
      draw(layer, { tileAt, x, y, place, lot: lotOf(worldX, worldY), fog: FOG[theme].css });
    }
  }
  layer.shown = frame;
}

interface Drawn {
  readonly tileAt: TileAt;
  readonly x: number;
  readonly y: number;
  readonly place: number;
  readonly lot: number;
  readonly fog: string;
}

function draw({ context, width, atlas }: Layer, { tileAt, x, y, place, lot, fog }: Drawn): void {
  const left = (place % width) * TILE;
  const top = Math.floor(place / width) * TILE;
  if (tileAt(x, y) === UNSEEN) {
    context.fillStyle = fog;
    context.fillRect(left, top, TILE, TILE);
    return;
  }
  layTile(tileAt, x, y, lot, (name, dx, dy) => {
    const [fromX, fromY, w, h] = SPRITES[name].frames[0];
    context.drawImage(atlas.picture, fromX, fromY, w, h, left + dx, top + dy, w, h);
  });
}

/** Copies whole pixels of art in up to four pieces, because the layer goes round and round. */
function copy(
  context: CanvasRenderingContext2D,
  camera: Camera,
  scale: number,
  { picture }: Pick<Layer, 'picture'>,
): void {
  const artX = Math.floor(camera.x / scale);
  const artY = Math.floor(camera.y / scale);
  const right = artX + Math.ceil(context.canvas.width / scale) + 1;
  const bottom = artY + Math.ceil(context.canvas.height / scale) + 1;
  for (let y = artY; y < bottom; ) {
    const fromY = around(y, picture.height);
    const high = Math.min(bottom - y, picture.height - fromY);
    for (let x = artX; x < right; ) {
      const fromX = around(x, picture.width);
      const wide = Math.min(right - x, picture.width - fromX);
      const left = x * scale - camera.x;
      const top = y * scale - camera.y;
      context.drawImage(picture, fromX, fromY, wide, high, left, top, wide * scale, high * scale);
      x += wide;
    }
    y += high;
  }
}

/** A coordinate, counted round and round. */
function around(value: number, length: number): number {
  return ((value % length) + length) % length;
}

/**
 * The tiles of a frame in the order of their numbers, written down once more: the entrance draws a cave without having
 * fetched the game.
 */
export const TILE_NAMES = ['unseen', 'rock', 'wall', 'floor', 'chest', 'open-chest'] as const;
export const [UNSEEN, ROCK, WALL, FLOOR, CHEST, OPEN_CHEST] = TILE_NAMES.map((_, number) => number);

/** The kinds of floor, each with how many of four hundred tiles have it. */
const FLOORS = [
  ['cave-floor-0', 116],
  ['cave-floor-1', 116],
  ['cave-floor-2', 116],
  ['cave-floor-3', 26],
  ['cave-floor-4', 12],
  ['cave-floor-5', 10],
  ['cave-floor-6', 2],
  ['cave-floor-7', 2],
] as const;
/** What is on the fronts of the rock; most have nothing. */
const FACES = [
  ['cave-face-crystal', 14],
  ['cave-face-mushrooms', 14],
  ['cave-face-drip', 20],
] as const;
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

/** Lays one tile of the cave. What it looks like, of several ways, follows from its place in the world. */
export function layTile(tileAt: TileAt, x: number, y: number, lot: number, lay: LayTile): void {
  const tile = tileAt(x, y);
  const floor = (dx: number, dy: number) => isFloor(tileAt(x + dx, y + dy));
  if (tile === UNSEEN) return;
  if (isFloor(tile)) {
    lay(pick(FLOORS, lot) ?? 'cave-floor-0', 0, 0);
    if (isSolid(tileAt(x, y - 1))) lay('cave-shade-n', 0, 0);
    if (isSolid(tileAt(x - 1, y))) lay('cave-shade-w', 0, 0);
    if (tile === CHEST) lay('cave-chest', 0, 0);
    if (tile === OPEN_CHEST) lay('cave-open-chest', 0, 0);
    return;
  }
  const sides =
    (floor(0, -1) ? 1 : 0) | (floor(1, 0) ? 2 : 0) | (floor(0, 1) ? 4 : 0) | (floor(-1, 0) ? 8 : 0);
  lay(`cave-wall-${sides}` as SpriteName, 0, 0);
  for (const [name, dx, dy, atX, atY] of CORNERS) {
    if (!floor(dx, 0) && !floor(0, dy) && floor(dx, dy)) lay(name, atX, atY);
  }
  const face = floor(0, 1) ? pick(FACES, lot ^ FACE_SALT) : null;
  if (face !== null) lay(face, 0, FACE_TOP);
}

/** The lot of a place in the world. */
export function lotOf(x: number, y: number): number {
  return tileHash(x, y, 0);
}

/** One of a list by its share; `null` when the shares end before the lot does. */
function pick<Name extends string>(
  shares: readonly (readonly [name: Name, share: number])[],
  lot: number,
): Name | null {
  let left = (lot >>> 0) % SHARES;
  for (const [name, share] of shares) {
    if (left < share) return name;
    left -= share;
  }
  return null;
}
