import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exists, type Grid } from '../../src/grid/grid.js';
import { flaw, shapeOf } from '../../src/maze/check.js';
import { blankMaze, type Maze } from '../../src/maze/maze.js';
import { recursiveBacktracker } from '../../src/maze/recursive-backtracker.js';
import { weaveKruskal } from '../../src/maze/weave-kruskal.js';
import { Rng } from '../../src/rng/rng.js';
import { rooms } from '../../src/transform/rooms.js';
import { anyMaskedGrid, crossingFlaw } from '../support/crossings.js';
import { anyGrid, gridOf, mazeOf } from '../support/mazes.js';

const anyRect: fc.Arbitrary<Grid> = fc.oneof(anyGrid('rect', 20), anyMaskedGrid(12));

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The rooms of a maze in which all other walls stand: each begins at a cell open to the east and south only. */
function boxesOf({ grid, open }: Maze): Box[] {
  const boxes: Box[] = [];
  for (let cell = 0; cell < grid.size; cell++) {
    if (open[cell] !== 6) continue;
    let right = cell;
    while (open[right] & 2) right++;
    let bottom = cell;
    while (open[bottom] & 4) bottom += grid.width;
    boxes.push({
      left: cell % grid.width,
      top: Math.floor(cell / grid.width),
      right: right % grid.width,
      bottom: Math.floor(bottom / grid.width),
    });
  }
  return boxes;
}

function isBetween(value: number, from: number, to: number): boolean {
  return value >= from && value <= to;
}

test('rooms are whole rectangles of 2 to 5 cells a side that neither overlap nor touch', () => {
  fc.assert(
    fc.property(anyRect, fc.string(), fc.integer({ min: 0, max: 12 }), (grid, seed, count) => {
      const maze = blankMaze(grid);
      const opened = rooms(maze, { count }, Rng.fromSeed(seed, 'rooms'));
      const boxes = boxesOf(maze);
      expect(opened).toBeLessThanOrEqual(count);
      expect(boxes).toHaveLength(opened);
      expect(flaw(maze)).toBeNull();
      const owners = new Array<Box | null>(grid.size).fill(null);
      for (const box of boxes) {
        expect(isBetween(box.right - box.left + 1, 2, 5)).toBe(true);
        expect(isBetween(box.bottom - box.top + 1, 2, 5)).toBe(true);
        for (let y = box.top; y <= box.bottom; y++) {
          for (let x = box.left; x <= box.right; x++) {
            const inside =
              (y > box.top ? 1 : 0) |
              (x < box.right ? 2 : 0) |
              (y < box.bottom ? 4 : 0) |
              (x > box.left ? 8 : 0);
            expect(maze.open[y * grid.width + x]).toBe(inside);
            expect(exists(grid, y * grid.width + x)).toBe(true);
            owners[y * grid.width + x] = box;
          }
        }
      }
      for (const box of boxes) {
        for (let y = Math.max(0, box.top - 1); y <= Math.min(grid.height - 1, box.bottom + 1); y++) {
          for (let x = Math.max(0, box.left - 1); x <= Math.min(grid.width - 1, box.right + 1); x++) {
            const owner = owners[y * grid.width + x];
            expect(owner === null || owner === box).toBe(true);
          }
        }
      }
    }),
    { numRuns: 200 },
  );
});

test('as many as wanted are opened where there is plenty of room, fewer where there is not', () => {
  const large = mazeOf(recursiveBacktracker, gridOf('rect', 60, 60), 'large');
  expect(rooms(large, { count: 20 }, Rng.fromSeed('rooms'))).toBe(20);
  const small = mazeOf(recursiveBacktracker, gridOf('rect', 8, 8), 'small');
  const opened = rooms(small, { count: 1000 }, Rng.fromSeed('rooms'));
  expect(opened).toBeGreaterThan(1);
  expect(opened).toBeLessThan(10);
  const corridor = mazeOf(recursiveBacktracker, gridOf('rect', 1, 50), 'corridor');
  expect(rooms(corridor, { count: 3 }, Rng.fromSeed('rooms'))).toBe(0);
});

test('a maze with rooms has loops and is in one piece; crossings stay as they were', () => {
  for (let seed = 0; seed < 20; seed++) {
    const maze = mazeOf(weaveKruskal, gridOf('rect', 40, 40), `${seed}`, { density: 100 });
    const { under } = maze;
    const before = under?.slice();
    expect(rooms(maze, { count: 10 }, Rng.fromSeed(`${seed}`, 'rooms'))).toBeGreaterThan(0);
    expect(flaw(maze)).toBeNull();
    expect(crossingFlaw(maze)).toBeNull();
    expect(under).toEqual(before);
    const { pieces, loops } = shapeOf(maze);
    expect(pieces).toBe(1);
    expect(loops).toBeGreaterThan(0);
  }
});

test('other grids are a bug of the caller', () => {
  const maze = mazeOf(recursiveBacktracker, gridOf('polar', 5, 5), '');
  expect(() => rooms(maze, { count: 1 }, Rng.fromSeed(''))).toThrow('rect');
});
