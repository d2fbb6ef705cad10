import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exists, firstCell, GRID_KINDS, type Grid } from '../../src/grid/grid.js';
import { parseMask } from '../../src/grid/mask.js';
import { OUTWARD } from '../../src/grid/polar.js';
import { placeExits } from '../../src/maze/exits.js';
import { anyGrid, gridOf, HOLED_MASK, must } from '../support/mazes.js';

/** Whether a cell has a side that leads out of the grid; the hub of a polar grid is no way out. */
function leadsOut(grid: Grid, cell: number): boolean {
  if (grid.kind === 'polar') return grid.neighbour(cell, OUTWARD) < 0;
  const sides = Array.from({ length: grid.sides }, (_, side) => side);
  const neighbours = sides.filter((side) => grid.neighbour(cell, side) >= 0).length;
  return neighbours < (grid.kind === 'triangle' ? 3 : grid.sides);
}

function touching(grid: Grid, one: number, other: number): boolean {
  return Array.from({ length: grid.sides }, (_, side) => grid.neighbour(one, side)).includes(other);
}

describe.each(GRID_KINDS)('%s grids', (kind) => {
  test('exits are as many as wanted, different, on the border, and not the start', () => {
    fc.assert(
      fc.property(anyGrid(kind, 9), fc.nat(), fc.integer({ min: 1, max: 12 }), (grid, place, wanted) => {
        const start = place % grid.size;
        const result = placeExits(grid, start, wanted);
        const exits = result.ok ? result.value : [];
        if (!result.ok) expect(result.reason).toContain('do not fit');
        else expect(exits).toHaveLength(wanted);
        expect(new Set(exits).size).toBe(exits.length);
        expect(exits.every((exit) => leadsOut(grid, exit))).toBe(true);
        expect(exits.includes(start)).toBe(grid.count === 1 && wanted === 1);
      }),
      { numRuns: 300 },
    );
  });

  test('all places of the border can be exits, but not one more', () => {
    fc.assert(
      fc.property(anyGrid(kind, 6), (grid) => {
        fc.pre(grid.count > 1);
        const cells = Array.from({ length: grid.size }, (_, cell) => cell);
        const room = cells.filter((cell) => cell !== 0 && leadsOut(grid, cell));
        expect(must(placeExits(grid, 0, room.length)).sort((a, b) => a - b)).toEqual(room);
        expect(placeExits(grid, 0, room.length + 1)).toEqual({
          ok: false,
          reason: `${room.length + 1} exits do not fit: the border has room for ${room.length}`,
        });
      }),
    );
  });

  test('a few exits of a roomy grid keep away from the start', () => {
    const grid = gridOf(kind, 8, 8);
    const start = firstCell(grid);
    for (const exit of must(placeExits(grid, start, 4))) expect(touching(grid, start, exit)).toBe(false);
  });

  test.each([0, -1, 1.5, Number.NaN])('%d exits are refused', (wanted) => {
    expect(placeExits(gridOf(kind, 4, 4), 0, wanted)).toEqual({
      ok: false,
      reason: `a maze needs at least 1 exit, not ${wanted}`,
    });
  });
});

describe('one exit', () => {
  test('of a rectangle lies in the corner opposite to the start, from every corner', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 30 }), (width, height) => {
        const grid = gridOf('rect', width, height);
        const corners = [0, width - 1, grid.size - width, grid.size - 1];
        for (const start of corners) {
          expect(must(placeExits(grid, start, 1))).toEqual([grid.size - 1 - start]);
        }
      }),
    );
  });

  test('of a strip that starts in its middle lies at the farther end', () => {
    expect(must(placeExits(gridOf('rect', 9, 1), 2, 1))).toEqual([8]);
    expect(must(placeExits(gridOf('rect', 1, 9), 6, 1))).toEqual([0]);
  });

  test('of a single cell is that cell', () => {
    expect(must(placeExits(gridOf('rect', 1, 1), 0, 1))).toEqual([0]);
    expect(placeExits(gridOf('rect', 1, 1), 0, 2).ok).toBe(false);
  });
});

test('exits of a rectangle are spread evenly along the border', () => {
  // Ten cells or one less from one to the next, of 40 cells along the border.
  const grid = gridOf('rect', 11, 11);
  expect(must(placeExits(grid, 0, 4))).toEqual([6, 65, 115, 66]);
});

test('a turn moves all exits on along the border, and keeps them apart and away from the start', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), fc.nat({ max: 200 }), fc.nat(), (wanted, turn, place) => {
      const grid = gridOf('rect', 9, 7);
      const start = place % grid.size;
      const exits = must(placeExits(grid, start, wanted, turn));
      expect(new Set(exits).size).toBe(wanted);
      for (const exit of exits) {
        expect(leadsOut(grid, exit)).toBe(true);
        expect(exit === start || touching(grid, start, exit)).toBe(false);
      }
    }),
  );
  const grid = gridOf('rect', 11, 11);
  expect(must(placeExits(grid, 60, 1, 0))).toEqual([120]);
  expect(must(placeExits(grid, 60, 1, 3))).toEqual([117]);
  expect(must(placeExits(grid, 60, 1, 20))).toEqual([0]);
});

test('exits of a masked grid exist and lie at its edges, those of holes included', () => {
  const mask = must(parseMask(HOLED_MASK));
  const grid = gridOf('rect', mask.width, mask.height, mask);
  for (let wanted = 1; wanted <= 8; wanted++) {
    for (const exit of must(placeExits(grid, firstCell(grid), wanted))) {
      expect(exists(grid, exit)).toBe(true);
      expect(leadsOut(grid, exit)).toBe(true);
    }
  }
});
