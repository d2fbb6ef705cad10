import type { Frame } from '@warren/games';
import { SPRITES } from '../../../generated/sprites.js';
import type { ThemeLook } from '../../../graphics/atlas.js';
import { tileHash, tileSalt } from '../../../graphics/tile-hash.js';
import type { MazeLayout } from './layout.js';
import type { RushPalette } from './palette.js';

/** What a floor is painted from. It changes only with the maze, the size of the picture and the theme. */
export interface FloorView extends ThemeLook<RushPalette> {
  readonly context: CanvasRenderingContext2D;
  readonly frame: Frame;
  readonly layout: MazeLayout;
}

/** Grains in a cell, at most. */
const GRAINS = 3;

/** Paints the floor of a maze over the whole canvas. */
export function paintFloor(view: FloorView): void {
  const { context, frame, layout, palette } = view;
  const { map } = frame;
  const salt = tileSalt(map.id);
  context.fillStyle = palette.rock;
  context.fillRect(0, 0, layout.canvas, layout.canvas);
  map.tiles.forEach((_, cell) => {
    const x = cell % map.width;
    const y = Math.floor(cell / map.width);
    paintCell(view, x, y, tileHash(x, y, salt));
  });
}

/** Paints the speed patches of a maze. They lie above the countdown, which would change their colours. */
export function paintPatches(view: FloorView): void {
  const { map } = view.frame;
  map.tiles.forEach((tile, cell) => {
    const ground = map.names[tile];
    if (ground !== 'fast' && ground !== 'slow') return;
    paintPatch(view, cell % map.width, Math.floor(cell / map.width), ground);
  });
}

function paintCell({ context, layout, palette }: FloorView, x: number, y: number, lot: number): void {
  const { cell, left, top, art } = layout;
  context.fillStyle = palette.floors[lot % palette.floors.length];
  context.fillRect(left + x * cell, top + y * cell, cell, cell);
  const room = Math.max(1, cell - 4 * art);
  for (let grain = 0; grain < (lot >>> 3) % (GRAINS + 1); grain++) {
    const place = tileHash(x, y, lot + grain);
    context.fillStyle = palette.grains[place & 1];
    const dx = 2 * art + (((place >>> 4) % room) | 0);
    const dy = 2 * art + (((place >>> 14) % room) | 0);
    context.fillRect(left + x * cell + dx, top + y * cell + dy, art * (1 + ((place >>> 2) & 1)), art);
  }
}

/** As large as it counts, with a rim; its mark in the middle, at a whole multiple. */
function paintPatch(view: FloorView, x: number, y: number, ground: 'fast' | 'slow'): void {
  const { context, frame, layout, palette, atlas } = view;
  const { cell, left, top, art } = layout;
  const part = (frame.maze?.patch ?? frame.map.tileSize) / frame.map.tileSize;
  const side = Math.round(cell * part);
  const inset = Math.floor((cell - side) / 2);
  const atX = left + x * cell + inset;
  const atY = top + y * cell + inset;
  const rim = Math.max(1, Math.floor(art / 2));
  context.fillStyle = palette[`${ground}Rim`];
  context.fillRect(atX, atY, side, side);
  context.fillStyle = palette[ground];
  context.fillRect(atX + rim, atY + rim, side - 2 * rim, side - 2 * rim);
  context.globalAlpha = palette.mark;
  const from = SPRITES[`mark-${ground}`].frames[0];
  const [, , width, height] = from;
  const size = width * layout.mark;
  const lead = Math.floor((side - size) / 2);
  context.drawImage(atlas.picture, ...from, atX + lead, atY + lead, size, height * layout.mark);
  context.globalAlpha = 1;
}
