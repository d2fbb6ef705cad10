import type { ThemeName } from '@warren/engine/draw';
import type { Frame, TileMap } from '@warren/games';
import { SPRITES, type SpriteName } from '../generated/sprites.js';
import type { Atlas } from './atlas.js';
import type { Camera } from './camera.js';
import { makeCanvas } from './canvas.js';
import { frameAt } from './sprite-picture.js';

/** Rock and floor with high contrast, in both themes: things with a white edge stand out from either. */
export const PLAIN_COLOURS = { rock: '#000000', floor: '#5c5c5c' } as const;

/** Lays a picture at a place, in pixels of art from the corner of the map. */
export type Lay = (name: SpriteName, x: number, y: number) => void;

/** A place of the ground that moves, such as eyes that blink in a wall: it is drawn anew for every picture. */
export interface LivePatch {
  readonly name: SpriteName;
  readonly x: number;
  readonly y: number;
}

/** Lays a whole map with a rim of so many tiles, and returns what of it moves. */
export type LayGround = (map: TileMap, rim: number, lay: Lay) => readonly LivePatch[];

/** A map as a picture of its own, one pixel of art a pixel. */
interface GroundLayer {
  readonly picture: HTMLCanvasElement;
  /** How many pixels of art lie around the map in it. */
  readonly rim: number;
  readonly patches: readonly LivePatch[];
}

/** The ground of a map of tiles, each so many pixels of art wide. It is laid once a map; then it is copied. */
export function makeTileGround(layGround: LayGround, tile: number): GroundPainter {
  let cached: { key: string; atlas: Atlas; layer: GroundLayer } | null = null;

  function layerOf(frame: Frame, atlas: Atlas): GroundLayer {
    const tiles = rimTiles(frame);
    const key = `${tiles} ${frame.map.id}`;
    if (cached?.key === key && cached.atlas === atlas) return cached.layer;
    cached = { key, atlas, layer: drawGround({ map: frame.map, tiles, tile, layGround, atlas }) };
    return cached.layer;
  }

  return {
    paint(context, camera, view) {
      const layer = layerOf(view.frame, view.atlas);
      copyGround(context, camera, view.scale, layer);
      paintPatches(context, camera, view, layer.patches);
    },
  };
}

/** As much rock as a view sees that is larger than the map, and a tile for the picture to be nudged by. */
function rimTiles({ view, map }: Frame): number {
  const beyond = Math.max(0, view.width - map.width * map.tileSize, view.height - map.height * map.tileSize);
  return 1 + Math.ceil(beyond / 2 / map.tileSize);
}

/** Draws a map with its rim, one pixel of art a pixel. */
export function drawGround({
  map,
  tiles,
  tile,
  layGround,
  atlas: { picture: atlas },
}: {
  readonly map: TileMap;
  /** How wide the rim is. */
  readonly tiles: number;
  readonly tile: number;
  readonly layGround: LayGround;
  readonly atlas: Atlas;
}): GroundLayer {
  const rim = tiles * tile;
  const context = makeCanvas(map.width * tile + 2 * rim, map.height * tile + 2 * rim);
  const patches = layGround(map, tiles, (name, x, y) => {
    const [left, top, width, height] = SPRITES[name].frames[0];
    context.drawImage(atlas, left, top, width, height, x + rim, y + rim, width, height);
  });
  return { picture: context.canvas, rim, patches };
}

/** Copies whole pixels of art, laid so that the camera's part of a pixel hangs over the edge. */
function copyGround(
  context: CanvasRenderingContext2D,
  camera: Camera,
  scale: number,
  { picture, rim }: GroundLayer,
): void {
  const artX = Math.floor(camera.x / scale);
  const artY = Math.floor(camera.y / scale);
  const width = Math.ceil(context.canvas.width / scale) + 1;
  const height = Math.ceil(context.canvas.height / scale) + 1;
  const left = artX * scale - camera.x;
  const top = artY * scale - camera.y;
  context.drawImage(picture, artX + rim, artY + rim, width, height, left, top, width * scale, height * scale);
}

/** Every patch moves at its own time. */
function paintPatches(
  context: CanvasRenderingContext2D,
  camera: Camera,
  { scale, atlas, timeMs }: GroundView,
  patches: readonly LivePatch[],
): void {
  const { width, height } = context.canvas;
  for (const patch of patches) {
    const left = patch.x * scale - camera.x;
    const top = patch.y * scale - camera.y;
    const [x, y, w, h] = frameAt(SPRITES[patch.name], timeMs + patch.x * 37 + patch.y * 61, true);
    if (left < -w * scale || top < -h * scale || left > width || top > height) continue;
    context.drawImage(atlas.picture, x, y, w, h, left, top, w * scale, h * scale);
  }
}

/** What the ground is painted from, in one picture. */
export interface GroundView {
  readonly frame: Frame;
  readonly atlas: Atlas;
  readonly theme: ThemeName;
  /** Pixels of the canvas a pixel of art. */
  readonly scale: number;
  readonly timeMs: number;
  readonly reducedMotion: boolean;
}

/** Paints what lies below everything that moves, over the whole canvas. The map of a frame changes only with its id. */
export interface GroundPainter {
  paint(context: CanvasRenderingContext2D, camera: Camera, view: GroundView): void;
}
