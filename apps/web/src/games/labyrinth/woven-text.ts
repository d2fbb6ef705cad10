import type { TileMap } from '@warren/games';
import { openSides } from '../../graphics/preview-scene.js';
import { CELL_ART, type WovenCells } from './stage/ground.js';

/** A small maze of two layers with its map, for pictures that are not played. */
export interface WovenText {
  readonly map: TileMap;
  readonly cells: WovenCells;
}

/** Reads a maze from rows: by cell its open sides, and those of the passage beneath, as digits of sixteen. */
export function wovenText(id: string, open: readonly string[], beneath: readonly string[]): WovenText {
  const sides = openSides(open);
  return {
    map: { id, width: open[0].length, height: open.length, tileSize: CELL_ART, tiles: sides, names: [] },
    cells: { sides, under: openSides(beneath) },
  };
}

/** Where the foot of a figure is that stands in the middle of a cell, in pixels of art. */
export function wovenFoot(column: number, row: number): { x: number; y: number } {
  return { x: (column + 0.5) * CELL_ART, y: (row + 0.5) * CELL_ART + 5 };
}

/** Where that of stairs is, which lie in the floor. */
export function stairsFoot(column: number, row: number): { x: number; y: number } {
  return { x: (column + 0.5) * CELL_ART, y: (row + 0.5) * CELL_ART + 8 };
}
