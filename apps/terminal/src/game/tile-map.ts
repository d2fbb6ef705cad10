import type { Frame, Sprite, TileMap } from '@warren/games';
import { type Canvas, drawFrame } from '../tui/canvas.js';
import type { StyleName } from '../tui/style.js';

/** The characters and the style of a sprite. */
export interface Token {
  readonly text: string;
  readonly style: StyleName;
}

export type TokenOf = (sprite: Sprite, unicode: boolean) => Token | null;

/** The part of the map on the screen: its corner, and the map units of a row of characters. */
interface Camera {
  readonly left: number;
  readonly top: number;
  readonly unitsPerRow: number;
}

/** The most rows of a view; more would not be clearer. */
const MOST_ROWS = 40;
const LEAST_FRAMED = 12;

/**
 * Draws the part of a map that a frame looks at, as large as there is room, and what is on it. Characters are twice
 * as high as wide, so a square is twice as many columns as rows.
 */
export function drawTileMap({ view, map, sprites }: Frame, canvas: Canvas, tokenOf: TokenOf): void {
  // A border of one character around the view, if there is room for it.
  const edge = canvas.rows > LEAST_FRAMED ? 1 : 0;
  const most = Math.floor(((canvas.columns - 2 * edge) * view.height) / (2 * view.width));
  const rows = Math.max(1, Math.min(MOST_ROWS, canvas.rows - 2 * edge, most));
  const camera: Camera = { left: view.x, top: view.y, unitsPerRow: view.height / rows };
  const columns = Math.floor((2 * rows * view.width) / view.height);
  const area = { column: (canvas.columns - columns) >> 1, row: (canvas.rows - rows) >> 1, columns, rows };
  if (edge > 0) drawFrame(canvas, area);
  const room = canvas.part(area);
  drawGround(map, room, camera);
  for (const sprite of sprites) {
    const token = tokenOf(sprite, canvas.look.unicode);
    if (token !== null) drawToken(sprite, token, room, camera);
  }
}

/** Draws rock, in half rows where the terminal has such blocks, and a dot in the middle of each floor tile. */
function drawGround(map: TileMap, canvas: Canvas, camera: Camera): void {
  const { unitsPerRow, left, top } = camera;
  const { unicode } = canvas.look;
  const blocks = unicode ? [' ', '▀', '▄', '█'] : [' ', ' ', '#', '#'];
  const dot = unicode ? '·' : '.';
  for (let row = 0; row < canvas.rows; row++) {
    for (let column = 0; column < canvas.columns; column++) {
      const x = left + ((column + 0.5) * unitsPerRow) / 2;
      const upper = isRock(map, x, top + (row + 0.25) * unitsPerRow);
      const lower = isRock(map, x, top + (row + 0.75) * unitsPerRow);
      const block = blocks[(upper ? 1 : 0) + (lower ? 2 : 0)];
      if (block !== ' ') canvas.put(column, row, block, 'rock');
      else if (isMiddle(map, x, top + (row + 0.5) * unitsPerRow, unitsPerRow))
        canvas.put(column, row, dot, 'floor');
    }
  }
}

/** Whether there is rock; everything outside of the map is rock. */
function isRock({ width, height, tileSize, tiles, names }: TileMap, x: number, y: number): boolean {
  const column = Math.floor(x / tileSize);
  const row = Math.floor(y / tileSize);
  if (column < 0 || row < 0 || column >= width || row >= height) return true;
  return names[tiles[row * width + column]] === 'rock';
}

/** Whether the middle of a tile is in a character of this size. */
function isMiddle({ tileSize }: TileMap, x: number, y: number, unitsPerRow: number): boolean {
  const off = (place: number) => Math.abs((((place % tileSize) + tileSize) % tileSize) - tileSize / 2);
  return off(x) * 4 <= unitsPerRow && off(y) * 2 <= unitsPerRow;
}

function drawToken(sprite: Sprite, { text, style }: Token, canvas: Canvas, camera: Camera): void {
  const { x, y, width, height } = sprite;
  const row = Math.floor((y + height / 2 - camera.top) / camera.unitsPerRow);
  const middle = Math.floor(((x + width / 2 - camera.left) * 2) / camera.unitsPerRow);
  if (row < 0 || row >= canvas.rows || middle < 0 || middle >= canvas.columns) return;
  canvas.put(middle - (text.length >> 1), row, text, style);
}
