import { TILE } from './numbers.js';
import type { Level } from './state.js';

/** The parts of a level that say where its tiles are. */
type Sides = Pick<Level, 'width' | 'height'>;

/** How many tiles a row of the map has: one for each cell, and one between each two. */
export function tilesWide({ width }: Pick<Sides, 'width'>): number {
  return 2 * width - 1;
}

export function tilesHigh({ height }: Pick<Sides, 'height'>): number {
  return 2 * height - 1;
}

/** The tile a cell stands on. */
export function tileOfCell(width: number, cell: number): number {
  return 2 * Math.floor(cell / width) * tilesWide({ width }) + 2 * (cell % width);
}

/** The tile under a point of the map. */
export function tileAt(level: Sides, x: number, y: number): number {
  return Math.floor(y / TILE) * tilesWide(level) + Math.floor(x / TILE);
}

/** The middle of a tile along x and along y. */
export function middleX(level: Sides, tile: number): number {
  return (tile % tilesWide(level)) * TILE + TILE / 2;
}

export function middleY(level: Sides, tile: number): number {
  return Math.floor(tile / tilesWide(level)) * TILE + TILE / 2;
}

/** Whether a tile is rock; what lies outside the map is rock too. */
export function isRock(level: Level, column: number, row: number): boolean {
  const across = tilesWide(level);
  if (column < 0 || row < 0 || column >= across || row >= tilesHigh(level)) return true;
  return level.steps[row * across + column] < 0;
}
