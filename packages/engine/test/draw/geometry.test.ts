import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Points } from '../../src/draw/geometry.js';
import { geometryOf } from '../../src/draw/make-geometry.js';
import { exists, GRID_KINDS } from '../../src/grid/grid.js';
import { maskedGrid } from '../support/drawings.js';
import { anyGrid } from '../support/mazes.js';

function pairs(points: Points): [number, number][] {
  return Array.from({ length: points.length / 2 }, (_, i) => [points[2 * i], points[2 * i + 1]]);
}

/** Points as text, in whichever order, rounded so that the last bits do not count. */
function unordered(points: Points): string {
  const texts = pairs(points).map(([x, y]) => `${Math.round(x * 1e6)},${Math.round(y * 1e6)}`);
  return [...texts].sort().join(' ');
}

function distance(a: readonly number[], b: readonly number[]): number {
  return Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2);
}

describe.each(GRID_KINDS)('%s', (kind) => {
  const grids = kind === 'polar' ? anyGrid(kind) : fc.oneof(anyGrid(kind), fc.constant(maskedGrid(kind)));

  test('two neighbours have their side at the same place', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        const geometry = geometryOf(grid);
        for (let cell = 0; cell < grid.size; cell++) {
          for (let side = 0; side < grid.sides; side++) {
            const next = exists(grid, cell) ? grid.neighbour(cell, side) : -1;
            if (next < 0) continue;
            const here = geometry.side(cell, side);
            const there = geometry.side(next, grid.opposite(cell, side));
            expect(here && unordered(here.points)).toBe(there && unordered(there.points));
            const [way, back] = [geometry.way(cell, side), geometry.way(next, grid.opposite(cell, side))];
            expect(distance(way.slice(-2), back.slice(-2))).toBeLessThan(1e-9);
          }
        }
      }),
      { numRuns: 25 },
    );
  });

  test('every cell lies in the drawing, with room for a disc around its centre', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        const geometry = geometryOf(grid);
        for (let cell = 0; cell < grid.size; cell++) {
          const centre = geometry.centre(cell);
          const corners = pairs(geometry.outline(cell));
          expect(Math.min(...corners.flat())).toBeGreaterThan(-1e-9);
          expect(Math.max(...corners.map(([x]) => x))).toBeLessThan(geometry.width + 1e-9);
          expect(Math.max(...corners.map(([, y]) => y))).toBeLessThan(geometry.height + 1e-9);
          let room = Number.POSITIVE_INFINITY;
          let astray = 0;
          for (let side = 0; side < grid.sides; side++) {
            const stroke = geometry.side(cell, side);
            if (stroke === null) continue;
            room = Math.min(room, distanceToLine([centre.x, centre.y], stroke.points));
            astray = Math.max(astray, distance(geometry.way(cell, side), [centre.x, centre.y]));
          }
          expect(room).toBeGreaterThan(geometry.room - 1e-3);
          expect(astray).toBeLessThan(1e-9);
        }
      }),
      { numRuns: 25 },
    );
  });

  test('all sides of a cell, clockwise, go once around it', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        const geometry = geometryOf(grid);
        for (let cell = 0; cell < grid.size; cell++) {
          const strokes = geometry.clockwise.flatMap((side) => geometry.side(cell, side) ?? []);
          // The one cell of a ring has two borders, each closed by itself.
          if (kind === 'polar' && strokes.every(({ radius }) => radius > 0)) continue;
          strokes.forEach(({ points }, i) => {
            const next = strokes[(i + 1) % strokes.length].points;
            expect(distance(points.slice(-2), next)).toBeLessThan(1e-9);
          });
        }
      }),
      { numRuns: 25 },
    );
  });
});

function distanceToLine(point: readonly number[], points: Points): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (let i = 2; i < points.length; i += 2) {
    const [x0, y0, x1, y1] = points.slice(i - 2, i + 2);
    const length = (x1 - x0) ** 2 + (y1 - y0) ** 2;
    const part = ((point[0] - x0) * (x1 - x0) + (point[1] - y0) * (y1 - y0)) / length;
    const along = Math.max(0, Math.min(1, part));
    nearest = Math.min(nearest, distance(point, [x0 + along * (x1 - x0), y0 + along * (y1 - y0)]));
  }
  return nearest;
}
