import type { Grid } from '../grid/grid.js';
import type { PolarGrid } from '../grid/polar.js';
import type { Geometry } from './geometry.js';
import { polarGeometry } from './polar-geometry.js';
import { hexGeometry, rectGeometry, triangleGeometry } from './polygon-geometry.js';

/** Where the cells of this grid lie. */
export function geometryOf(grid: Grid): Geometry {
  switch (grid.kind) {
    case 'rect':
      return rectGeometry(grid);
    case 'hex':
      return hexGeometry(grid);
    case 'triangle':
      return triangleGeometry(grid);
    case 'polar':
      return polarGeometry(grid as PolarGrid);
  }
}
