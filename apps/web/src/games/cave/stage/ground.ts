import type { ThemeName } from '@warren/engine/draw';
import { SPRITES } from '../../../generated/sprites.js';
import type { Atlas } from '../../../graphics/atlas.js';
import type { Camera } from '../../../graphics/camera.js';
import { contextOf } from '../../../graphics/canvas.js';
import { type GroundPainter, PLAIN_COLOURS } from '../../../graphics/tile-ground.js';
import { isHighContrast } from '../../../settings/settings.js';
import { FOG } from './light.js';
import {
  CAMP,
  FLOOR,
  type LayTile,
  layThing,
  layTile,
  lotOf,
  TILE,
  type TileAt,
  tileKey,
  UNSEEN,
  WATER,
} from './tiles.js';
import type { WorldFrame } from './window.js';

type Layer = ReturnType<typeof openLayer>;

interface LayerParts {
  /** In cells. */
  readonly width: number;
  readonly height: number;
  readonly atlas: Atlas;
  /** With high contrast rock and floor are flat. */
  readonly isPlain: boolean;
}

/** Paints the cave below everything that moves. */
export function makeCaveGround(scene: { readonly frame: WorldFrame | null }): GroundPainter {
  let layer: Layer | null = null;
  return {
    paint(context, camera, { atlas, theme, scale }) {
      const shown = scene.frame;
      if (shown === null) return;
      const { width, height } = shown.map;
      const isPlain = isHighContrast();
      if (
        layer?.atlas !== atlas ||
        layer.width !== width ||
        layer.height !== height ||
        layer.isPlain !== isPlain
      )
        layer = openLayer({ width, height, atlas, isPlain });
      if (layer.shown !== shown) follow(layer, shown, theme);
      copy(context, camera, scale, layer.picture);
    },
  };
}

/**
 * The ground around the player as a picture of its own, as large as the window. A cell has its place in it by its
 * coordinates, counted round and round: when the window moves on by a cell, only what came into it is drawn.
 */
function openLayer({ width, height, atlas, isPlain }: LayerParts) {
  const picture = document.createElement('canvas');
  picture.width = width * TILE;
  picture.height = height * TILE;
  /** By place, what is drawn there, and which cell it is of. */
  const keys = new Int32Array(width * height);
  const cells = new Float64Array(width * height * 2).fill(Number.NaN);
  const shown = null as WorldFrame | null;
  return { picture, context: contextOf(picture), width, height, atlas, isPlain, keys, cells, shown };
}

/** Draws what differs from what is drawn. */
function follow(layer: Layer, frame: WorldFrame, theme: ThemeName): void {
  const { context, width, height, atlas, isPlain, keys, cells } = layer;
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
      const left = (place % width) * TILE;
      const top = Math.floor(place / width) * TILE;
      if (tileAt(x, y) === UNSEEN) {
        context.fillStyle = FOG[theme].css;
        context.fillRect(left, top, TILE, TILE);
        continue;
      }
      const lot = lotOf(at.x + column + x - player.x / TILE, at.y + row + y - player.y / TILE);
      const lay: LayTile = (name, dx, dy) => {
        const [fromX, fromY, w, h] = SPRITES[name].frames[0];
        context.drawImage(atlas.picture, fromX, fromY, w, h, left + dx, top + dy, w, h);
      };
      if (isPlain) paintPlain(context, left, top, tileAt(x, y), lay);
      else layTile(tileAt, x, y, lot, lay);
      if (tileAt(x, y) === WATER) paintWater(context, left, top, lot);
      if (tileAt(x, y) === CAMP) paintFire(context, left, top);
    }
  }
  layer.shown = frame;
}

/** A tile with high contrast; what lies on it has a white edge. */
function paintPlain(
  context: CanvasRenderingContext2D,
  left: number,
  top: number,
  tile: number,
  lay: LayTile,
): void {
  context.fillStyle = tile >= FLOOR ? PLAIN_COLOURS.floor : PLAIN_COLOURS.rock;
  context.fillRect(left, top, TILE, TILE);
  if (!layThing(tile, lay)) return;
  context.strokeStyle = '#ffffff';
  context.lineWidth = 1;
  context.strokeRect(left + 0.5, top + 0.5, TILE - 1, TILE - 1);
}

const WATERS = ['rgb(38 92 138 / 72%)', 'rgb(32 80 124 / 78%)'] as const;
const RIPPLE = 'rgb(148 200 232 / 70%)';
/** A fire, row by row from its top: the first pixel, how many, and the colour. */
const FIRE = [
  [7, 3, 2, '#f2b84b'],
  [6, 5, 4, '#f2b84b'],
  [5, 7, 6, '#f79669'],
  [6, 9, 4, '#ffe7a0'],
  [4, 11, 8, '#7a4a22'],
] as const;

function paintWater(context: CanvasRenderingContext2D, left: number, top: number, lot: number): void {
  context.fillStyle = WATERS[lot & 1];
  context.fillRect(left, top, TILE, TILE);
  context.fillStyle = RIPPLE;
  context.fillRect(left + ((lot >>> 3) % 10), top + 3 + ((lot >>> 7) % 10), 5, 1);
}

function paintFire(context: CanvasRenderingContext2D, left: number, top: number): void {
  for (const [x, y, width, colour] of FIRE) {
    context.fillStyle = colour;
    context.fillRect(left + x, top + y, width, 2);
  }
}

/** Copies whole pixels of art in up to four pieces, because the layer goes round and round. */
function copy(
  context: CanvasRenderingContext2D,
  camera: Camera,
  scale: number,
  picture: HTMLCanvasElement,
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
