import { describe, expect, test } from 'vitest';
import type { GridKind } from '../../src/grid/grid.js';
import { type Heading, headingTo } from '../../src/measure/heading.js';
import { gridOf } from '../support/mazes.js';

const SIDE_NAMES = { north: 0, east: 1, south: 2, west: 3 };

describe('on squares', () => {
  // A goal three columns to the east and one row to the north, one on the diagonal, one straight below.
  test.each<[string, number, Record<keyof typeof SIDE_NAMES, Heading>]>([
    ['flat', 4 * 9 + 7, { north: 'sideways', east: 'towards', south: 'sideways', west: 'away' }],
    ['diagonal', 3 * 9 + 6, { north: 'towards', east: 'towards', south: 'away', west: 'away' }],
    ['straight', 8 * 9 + 4, { north: 'away', east: 'sideways', south: 'towards', west: 'sideways' }],
  ])('a %s line to the goal', (_, goal, headings) => {
    const heading = headingTo(gridOf('rect', 9, 9), goal);
    const found = Object.entries(SIDE_NAMES).map(([name, side]) => [name, heading(5 * 9 + 4, side)]);
    expect(Object.fromEntries(found)).toEqual(headings);
  });
});

/** The middle of a cell, in the units of its own sides. */
function middle(kind: GridKind, cell: number, width: number): [number, number] {
  const [x, y] = [cell % width, Math.floor(cell / width)];
  if (kind === 'hex') return [x + (y % 2) / 2, (y * Math.sqrt(3)) / 2];
  const up = (x + y) % 2 === 0;
  return [x / 2, ((y + (up ? 2 / 3 : 1 / 3)) * Math.sqrt(3)) / 2];
}

test.each(['hex', 'triangle'] as const)('on %s grids it is the angle between the middles', (kind) => {
  const grid = gridOf(kind, 9, 8);
  for (let goal = 0; goal < grid.size; goal++) {
    const heading = headingTo(grid, goal);
    for (let cell = 0; cell < grid.size; cell++) {
      for (let side = 0; side < grid.sides; side++) {
        const next = grid.neighbour(cell, side);
        if (next < 0 || cell === goal) continue;
        const [x, y] = middle(kind, cell, 9);
        const bearing = (to: number) => Math.atan2(middle(kind, to, 9)[1] - y, middle(kind, to, 9)[0] - x);
        const apart = Math.abs(bearing(next) - bearing(goal)) * (180 / Math.PI);
        const angle = Math.min(apart, 360 - apart);
        const expected = angle < 45 ? 'towards' : angle > 135 ? 'away' : 'sideways';
        // The root of three is irrational: only near the edge may whole numbers see it otherwise.
        if (Math.abs(angle - 45) > 0.01 && Math.abs(angle - 135) > 0.01) {
          expect(heading(cell, side)).toBe(expected);
        }
      }
    }
  }
});

test('on rings it goes the shorter way round, or inwards and outwards', () => {
  const grid = gridOf('polar', 20, 2);
  expect(grid.size).toBe(40);
  const sides = (goal: number, cell: number) =>
    [0, 1, 2, 3].map((side) => (grid.neighbour(cell, side) < 0 ? '' : headingTo(grid, goal)(cell, side)));
  // From the inner ring: two cells clockwise, then two cells counter-clockwise past the first cell of the ring.
  expect(sides(3, 1)).toEqual(['', 'towards', 'sideways', 'away']);
  expect(sides(19, 1)).toEqual(['', 'away', 'sideways', 'towards']);
  // Straight outwards, and straight inwards.
  expect(sides(21, 1)).toEqual(['', 'sideways', 'towards', 'sideways']);
  expect(sides(1, 21)).toEqual(['towards', 'sideways', '', 'sideways']);
});

test.each(['rect', 'hex', 'triangle', 'polar'] as const)(
  'all three headings are in use on %s grids',
  (kind) => {
    const grid = gridOf(kind, 8, 8);
    const heading = headingTo(grid, grid.size - 1);
    const counts: Record<Heading, number> = { towards: 0, sideways: 0, away: 0 };
    for (let cell = 0; cell < grid.size; cell++) {
      for (let side = 0; side < grid.sides; side++) {
        if (grid.neighbour(cell, side) >= 0) counts[heading(cell, side)]++;
      }
    }
    const all = counts.towards + counts.sideways + counts.away;
    for (const count of Object.values(counts)) expect(count).toBeGreaterThan(all / 6);
  },
);
