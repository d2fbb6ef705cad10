import type { Area } from '../kernel/frame.js';
import { PIXEL, TILE } from './numbers.js';
import { playerMiddle } from './player.js';
import type { Level } from './state.js';
import { tilesHigh, tilesWide } from './tiles.js';

/** A row of tiles is seen in two numbers of so many bits: no map is wider than 49 tiles. */
const BITS = 25;
const HALVES = 2;

/** So much rock is to be seen around the map: room for the head and the bar of a figure in the top row. */
export const MARGIN = 32 * PIXEL;

export function blankSeen(height: number): number[] {
  return new Array<number>(HALVES * tilesHigh({ height })).fill(0);
}

/** Whether the player has seen a tile. */
export function isSeen({ seen, width }: Pick<Level, 'seen' | 'width'>, tile: number): boolean {
  const across = tilesWide({ width });
  const column = tile % across;
  const row = (tile - column) / across;
  return (seen[row * HALVES + (column >= BITS ? 1 : 0)] & (1 << (column % BITS))) !== 0;
}

/** Around the player, and no further beyond the map than its margin. `view` is the side in world pixels. */
export function viewOf(level: Level, view: number): Area {
  const isWide = level.ticks < level.player.oil;
  const side = (isWide ? view + (view >> 1) : view) * PIXEL;
  const { x, y } = playerMiddle(level);
  return {
    x: placeView(x, side, tilesWide(level) * TILE),
    y: placeView(y, side, tilesHigh(level) * TILE),
    width: side,
    height: side,
  };
}

function placeView(middle: number, side: number, map: number): number {
  if (map + 2 * MARGIN <= side) return Math.floor((map - side) / 2);
  return Math.max(-MARGIN, Math.min(map + MARGIN - side, Math.floor(middle - side / 2)));
}

/** Adds the tiles whose middle is in the view. Says whether there was anything to add. */
export function markSeen(level: Level, view: number): boolean {
  const area = viewOf(level, view);
  const across = tilesWide(level);
  const down = tilesHigh(level);
  const first = (from: number) => Math.max(0, Math.ceil((from - TILE / 2) / TILE));
  const last = (to: number, most: number) => Math.min(most - 1, Math.floor((to - TILE / 2) / TILE));
  const [left, right] = [first(area.x), last(area.x + area.width, across)];
  const [top, bottom] = [first(area.y), last(area.y + area.height, down)];
  const glimpse = ((left * across + right) * down + top) * down + bottom;
  if (glimpse === level.glimpse) return false;
  level.glimpse = glimpse;
  for (let column = left; column <= right; column++) {
    const bit = 1 << (column % BITS);
    const half = column >= BITS ? 1 : 0;
    for (let row = top; row <= bottom; row++) level.seen[row * HALVES + half] |= bit;
  }
  return true;
}
