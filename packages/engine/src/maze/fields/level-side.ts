import type { GridKind } from '../../grid/grid.js';

/**
 * Whether the way through a side runs level: east and west, and on polar grids around the hub. The slanted
 * sides of hexagons do not.
 */
export function isLevel(kind: GridKind, side: number): boolean {
  return kind === 'hex' ? side % 3 === 1 : side % 2 === 1;
}
