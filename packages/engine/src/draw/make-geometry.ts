import type { Grid } from '../grid/grid.js';
import type { PolarGrid } from '../grid/polar.js';
import { pointsUp } from '../grid/triangle.js';
import { type Geometry, type Point, type Points, type Stroke, snap } from './geometry.js';
import { polarGeometry } from './polar-geometry.js';

/** Where the cells of this grid lie. */
export function geometryOf(grid: Grid): Geometry {
  if (grid.kind === 'polar') return polarGeometry(grid as PolarGrid);
  return polygonGeometry({ rect: rectangles, hex: hexagons, triangle: triangles }[grid.kind](grid));
}

/** Half the square root of 3: the height of a triangle with sides of 1. */
const TRIANGLE_HEIGHT = Math.sqrt(3) / 2;
const TRIANGLE_BASE = 1.5;

function rectangles({ width, height, sides }: Grid): Polygons {
  return {
    width,
    height,
    room: 0.5,
    sides,
    corners(cell) {
      const x = cell % width;
      const y = Math.floor(cell / width);
      return [x, y, x + 1, y, x + 1, y + 1, x, y + 1];
    },
    edge: (_cell, side) => side,
  };
}

function hexagons({ width, height, sides }: Grid): Polygons {
  // The distance from the centre to a corner.
  const reach = snap(0.5 / TRIANGLE_HEIGHT);
  return {
    width: height > 1 ? width + 0.5 : width,
    height: reach * (1.5 * height + 0.5),
    room: 0.5,
    sides,
    corners(cell) {
      const row = Math.floor(cell / width);
      const x = (cell % width) + (row & 1) / 2;
      const y = row * 1.5 * reach;
      const upper = y + reach / 2;
      const lower = y + reach * 1.5;
      return [x + 0.5, y, x + 1, upper, x + 1, lower, x + 0.5, y + 2 * reach, x, lower, x, upper];
    },
    edge: (_cell, side) => side,
  };
}

function triangles({ width, height, sides }: Grid): Polygons {
  const rowHeight = snap(TRIANGLE_BASE * TRIANGLE_HEIGHT);
  const half = TRIANGLE_BASE / 2;
  return {
    width: half * (width + 1),
    height: rowHeight * height,
    room: rowHeight / 3,
    sides,
    corners(cell) {
      const left = (cell % width) * half;
      const top = Math.floor(cell / width) * rowHeight;
      const bottom = top + rowHeight;
      return pointsUp(cell, width)
        ? [left + half, top, left + TRIANGLE_BASE, bottom, left, bottom]
        : [left, top, left + TRIANGLE_BASE, top, left + half, bottom];
    },
    edge: (cell, side) => (pointsUp(cell, width) ? UP_EDGES[side] : DOWN_EDGES[side]),
  };
}

// Which edge of its corner list is the north, east, south and west side of a triangle.
const UP_EDGES = [-1, 0, 1, 2];
const DOWN_EDGES = [0, 1, -1, 2];

interface Polygons {
  readonly width: number;
  readonly height: number;
  readonly room: number;
  readonly sides: number;
  corners(cell: number): number[];
  /** The number of the corner, clockwise, at which a side begins, or -1. */
  edge(cell: number, side: number): number;
}

function polygonGeometry({ width, height, room, sides, corners, edge }: Polygons): Geometry {
  function centre(cell: number): Point {
    const points = corners(cell);
    let x = 0;
    let y = 0;
    for (let i = 0; i < points.length; i += 2) {
      x += points[i];
      y += points[i + 1];
    }
    return { x: (x * 2) / points.length, y: (y * 2) / points.length };
  }

  function side(cell: number, index: number): Stroke | null {
    const from = edge(cell, index) * 2;
    if (from < 0) return null;
    const points = corners(cell);
    const to = (from + 2) % points.length;
    return { points: [points[from], points[from + 1], points[to], points[to + 1]], radius: 0 };
  }

  function way(cell: number, index: number): Points {
    const { x, y } = centre(cell);
    const stroke = side(cell, index);
    if (stroke === null) throw new Error('there is no way through a side that a cell does not have');
    const [x0, y0, x1, y1] = stroke.points;
    return [x, y, (x0 + x1) / 2, (y0 + y1) / 2];
  }

  const clockwise = Array.from({ length: sides }, (_, i) => i);
  return { width, height, room, clockwise, centre, outline: corners, side, way };
}
