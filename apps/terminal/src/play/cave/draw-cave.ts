import type { CaveFrame, Frame } from '@warren/games';
import type { Canvas } from '../draw/canvas.js';
import { placeOf } from '../draw/places.js';
import { creatureToken, groundToken } from './tokens.js';

/** A cell of a frame's window, counted from its upper left. */
export interface Spot {
  readonly column: number;
  readonly row: number;
}

/** Draws a window of the cave, a character a cell, its middle in the middle of the canvas. */
export function drawCave(frame: Frame, canvas: Canvas): void {
  const { width, tiles, names } = frame.map;
  const { lit = [] } = frame as Partial<CaveFrame>;
  const corner = cornerOf(frame, canvas);
  // By the plain rules nothing is dark, and floor is as blank as it always was.
  const isDark = tiles.some((tile) => names[tile] === 'unseen');
  tiles.forEach((tile, cell) => {
    const token = groundToken(names[tile], !isDark || lit[cell] === 1, canvas.look);
    if (token === null || token.text === ' ' || (!isDark && names[tile] === 'floor')) return;
    put(canvas, corner, { column: cell % width, row: Math.floor(cell / width) }, token.text, token.style);
  });
  for (const sprite of frame.sprites) {
    const { text, style } = creatureToken(sprite.kind);
    put(canvas, corner, placeOf(sprite, frame.map), text, style);
  }
}

/** Marks a cell that somebody looks at: by its colours, or where there are none by a sign in its place. */
export function markSpot(frame: Frame, canvas: Canvas, spot: Spot): void {
  const sign = canvas.look.palette === 'plain' ? 'X' : signAt(frame, canvas, spot);
  put(canvas, cornerOf(frame, canvas), spot, sign, 'chosen');
}

function signAt({ map, sprites }: Frame, { look }: Canvas, { column, row }: Spot): string {
  const standing = sprites.filter((sprite) => {
    const place = placeOf(sprite, map);
    return place.column === column && place.row === row;
  });
  const top = standing.at(-1);
  if (top !== undefined) return creatureToken(top.kind).text;
  return groundToken(map.names[map.tiles[row * map.width + column]], true, look)?.text ?? ' ';
}

/** Where the upper left cell of a window comes to lie. A window and a canvas of equal size fit exactly. */
function cornerOf({ map }: Frame, { columns, rows }: Canvas): Spot {
  return { column: (columns >> 1) - (map.width >> 1), row: (rows >> 1) - (map.height >> 1) };
}

function put(
  canvas: Canvas,
  corner: Spot,
  { column, row }: Spot,
  text: string,
  style: Parameters<Canvas['put']>[3],
): void {
  const [at, down] = [corner.column + column, corner.row + row];
  // The canvas cuts what is too long, but not what begins before it.
  if (at >= 0 && at < canvas.columns) canvas.put(at, down, text, style);
}
