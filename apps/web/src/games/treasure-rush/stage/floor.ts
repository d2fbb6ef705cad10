import type { Frame } from '@warren/games';
import { SPRITES, type SpriteName } from '../../../generated/sprites.js';
import type { Atlas } from '../../../graphics/atlas.js';
import { tileHash, tileSalt } from '../../../graphics/tile-hash.js';
import type { MazeLayout } from './layout.js';
import type { RushPalette } from './palette.js';

/** What a floor is painted from. It changes only with the maze, the size of the picture and the theme. */
export interface FloorView {
  readonly frame: Frame;
  readonly layout: MazeLayout;
  readonly palette: RushPalette;
  readonly atlas: Atlas;
}

/** Grains in a cell, at most. */
const GRAINS = 3;
const MARKS: Readonly<Record<string, { mark: SpriteName; ground: 'fast' | 'slow' }>> = {
  fast: { mark: 'mark-fast', ground: 'fast' },
  slow: { mark: 'mark-slow', ground: 'slow' },
};

/** Paints the floor of a maze with its speed patches over the whole canvas. */
export function paintFloor(context: CanvasRenderingContext2D, view: FloorView): void {
  const { frame, layout, palette } = view;
  const { map } = frame;
  const salt = tileSalt(map.id);
  context.fillStyle = palette.rock;
  context.fillRect(0, 0, layout.canvas, layout.canvas);
  map.tiles.forEach((tile, cell) => {
    const x = cell % map.width;
    const y = Math.floor(cell / map.width);
    paintCell(context, view, { x, y, lot: tileHash(x, y, salt) });
    const patch = MARKS[map.names[tile]];
    if (patch !== undefined) paintPatch(context, view, { x, y, ...patch });
  });
}

interface Cell {
  readonly x: number;
  readonly y: number;
  readonly lot: number;
}

function paintCell(
  context: CanvasRenderingContext2D,
  { layout, palette }: FloorView,
  { x, y, lot }: Cell,
): void {
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

interface Patch {
  readonly x: number;
  readonly y: number;
  readonly mark: SpriteName;
  readonly ground: 'fast' | 'slow';
}

/** As large as it counts, with a rim; its mark in the middle, at a whole multiple. */
function paintPatch(
  context: CanvasRenderingContext2D,
  { frame, layout, palette, atlas }: FloorView,
  { x, y, mark, ground }: Patch,
): void {
  const { cell, left, top, art } = layout;
  const part = (frame.maze?.patch ?? frame.map.tileSize) / frame.map.tileSize;
  const side = Math.round(cell * part);
  const inset = Math.floor((cell - side) / 2);
  const atX = left + x * cell + inset;
  const atY = top + y * cell + inset;
  const rim = Math.max(1, Math.floor(art / 2));
  context.fillStyle = ground === 'fast' ? palette.fastRim : palette.slowRim;
  context.fillRect(atX, atY, side, side);
  context.fillStyle = ground === 'fast' ? palette.fast : palette.slow;
  context.fillRect(atX + rim, atY + rim, side - 2 * rim, side - 2 * rim);
  context.globalAlpha = palette.mark;
  const [fromX, fromY, width, height] = SPRITES[mark].frames[0];
  const size = width * layout.mark;
  const lead = Math.floor((side - size) / 2);
  context.drawImage(
    atlas.picture,
    fromX,
    fromY,
    width,
    height,
    atX + lead,
    atY + lead,
    size,
    height * layout.mark,
  );
  context.globalAlpha = 1;
}
