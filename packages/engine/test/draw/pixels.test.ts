import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseColour } from '../../src/draw/colour.js';
import type { DrawOptions } from '../../src/draw/drawing.js';
import type { Points } from '../../src/draw/geometry.js';
import { geometryOf } from '../../src/draw/make-geometry.js';
import { MAX_IMAGE_PIXELS, MAX_PICTURE_SIDE, paint, paintBands } from '../../src/draw/pixels.js';
import { DISTANCE_RAMP, rampIndex } from '../../src/draw/ramp.js';
import type { Image } from '../../src/draw/raster.js';
import { THEMES } from '../../src/draw/theme.js';
import { exists, GRID_KINDS } from '../../src/grid/grid.js';
import { blankMaze, type Maze } from '../../src/maze/maze.js';
import { anyMaze, explore, wovenMaze } from '../support/drawings.js';
import { gridOf, must, openAll } from '../support/mazes.js';

const { dark } = THEMES;

function colourAt({ width, data }: Image, x: number, y: number): string {
  const at = (Math.floor(y) * width + Math.floor(x)) * 4;
  const hex = [...data.subarray(at, at + 3)].map((byte) => byte.toString(16).padStart(2, '0'));
  return `#${hex.join('')}`;
}

function middleOf(points: Points): readonly [number, number] {
  const half = (points.length / 2 - 1) / 2;
  const [from, to] = [2 * Math.floor(half), 2 * Math.ceil(half)];
  return [(points[from] + points[to]) / 2, (points[from + 1] + points[to + 1]) / 2];
}

/** The colour of the pixel at a point of the geometry. */
function reader(image: Image, options: Required<Pick<DrawOptions, 'cellSize' | 'wall' | 'margin'>>) {
  const frame = options.margin + options.wall / 2;
  return (x: number, y: number): string =>
    colourAt(image, x * options.cellSize + frame, y * options.cellSize + frame);
}

const SIZES = { cellSize: 24, wall: 4, margin: 5 };

describe.each(GRID_KINDS)('%s', (kind) => {
  test('the middle of every wall has the colour of walls, that of every passage the colour of floors', () => {
    fc.assert(
      fc.property(anyMaze(kind, 7), (maze) => {
        const { grid, open, under } = maze;
        const geometry = geometryOf(grid);
        const look = reader(must(paint(maze, { ...SIZES, marks: false })), SIZES);
        const lower = (cell: number): number => (under === null ? 0 : under[cell]);
        for (let cell = 0; cell < grid.size; cell++) {
          if (!exists(grid, cell)) continue;
          const { x, y } = geometry.centre(cell);
          expect(look(x, y)).toBe(dark.floor);
          for (let side = 0; side < grid.sides; side++) {
            const stroke = geometry.side(cell, side);
            if (stroke === null) continue;
            const isOpen = ((open[cell] | lower(cell)) & (1 << side)) !== 0;
            const dives =
              isOpen &&
              ((lower(cell) & (1 << side)) !== 0 ||
                (lower(grid.neighbour(cell, side)) & (1 << grid.opposite(cell, side))) !== 0);
            const expected = isOpen ? (dives ? dark.shadow : dark.floor) : dark.wall;
            expect(look(...middleOf(stroke.points))).toBe(expected);
          }
        }
      }),
      { numRuns: 25 },
    );
  });

  test('cells have the colour of their distance, the trail its own on every step', () => {
    fc.assert(
      fc.property(anyMaze(kind, 6), (maze) => {
        const { grid } = maze;
        const geometry = geometryOf(grid);
        const { distances, solution } = explore(maze);
        const farthest = Math.max(...distances);
        const coloured = reader(must(paint(maze, { ...SIZES, marks: false, distances })), SIZES);
        for (let cell = 0; cell < grid.size; cell++) {
          if (!exists(grid, cell)) continue;
          const { x, y } = geometry.centre(cell);
          expect(coloured(x, y)).toBe(DISTANCE_RAMP[rampIndex(distances[cell], farthest)]);
        }
        const trodden = reader(must(paint(maze, { ...SIZES, marks: false, solution })), SIZES);
        for (const node of solution) {
          if (node >= grid.size) continue;
          const { x, y } = geometry.centre(node);
          expect(trodden(x, y)).toBe(dark.trail);
        }
      }),
      { numRuns: 20 },
    );
  });

  test('bands follow each other without gaps, and can be painted again', () => {
    fc.assert(
      fc.property(anyMaze(kind), fc.integer({ min: 0, max: 40 }), (maze, margin) => {
        const picture = must(paintBands(maze, { cellSize: 7, margin }));
        for (let pass = 0; pass < 2; pass++) {
          let y = 0;
          for (const band of picture.bands()) {
            expect(band.y).toBe(y);
            expect(band.rows).toBeGreaterThan(0);
            expect(band.data.length).toBe(band.rows * picture.width * 4);
            y += band.rows;
          }
          expect(y).toBe(picture.height);
        }
      }),
      { numRuns: 20 },
    );
  });

  test('where bands end cannot be seen: a margin moves the drawing and changes nothing else', () => {
    fc.assert(
      fc.property(anyMaze(kind), fc.integer({ min: 1, max: 70 }), (maze, margin) => {
        const show = { cellSize: 11, wall: 2, ...explore(maze) };
        const near = must(paint(maze, { ...show, margin: 0 }));
        const far = must(paint(maze, { ...show, margin }));
        expect([far.width, far.height]).toEqual([near.width + 2 * margin, near.height + 2 * margin]);
        for (let y = 0; y < near.height; y++) {
          const row = near.data.subarray(y * near.width * 4, (y + 1) * near.width * 4);
          const from = ((y + margin) * far.width + margin) * 4;
          expect(Buffer.compare(row, far.data.subarray(from, from + row.length))).toBe(0);
        }
      }),
      { numRuns: 20 },
    );
  });

  test('start and exit are marked', () => {
    const maze = blankMaze(gridOf(kind, 4, 4));
    const geometry = geometryOf(maze.grid);
    const look = reader(must(paint(maze, SIZES)), SIZES);
    const start = geometry.centre(maze.start);
    expect(look(start.x, start.y)).toBe(dark.start);
    const exit = geometry.centre(maze.exits[0]);
    // A ring: its middle is open, its body has the colour of exits.
    expect(look(exit.x, exit.y)).toBe(dark.ground);
    const body = (geometry.room - 2 / 24) * 0.62 * 0.75;
    expect(look(exit.x + body, exit.y)).toBe(dark.exit);
  });
});

/** Squares painted pixel by pixel from their definition, without crossings, trail and marks. */
function plainPixel(maze: Maze, { cellSize, wall, margin }: typeof SIZES, px: number, py: number): string {
  const { grid, open } = maze;
  const column = px - margin;
  const row = py - margin;
  const [x, y] = [Math.floor(column / cellSize), Math.floor(row / cellSize)];
  const inWallColumn = column - x * cellSize < wall;
  const inWallRow = row - y * cellSize < wall;
  const has = (cx: number, cy: number): boolean =>
    cx >= 0 && cy >= 0 && cx < grid.width && cy < grid.height && exists(grid, cy * grid.width + cx);
  const closed = (cx: number, cy: number, side: number, nx: number, ny: number): boolean =>
    has(cx, cy) ? (open[cy * grid.width + cx] & (1 << side)) === 0 : has(nx, ny);
  const uprightWall = (cx: number, cy: number): boolean => closed(cx, cy, 3, cx - 1, cy);
  const acrossWall = (cx: number, cy: number): boolean => closed(cx, cy, 0, cx, cy - 1);
  const plain = has(x, y) ? dark.floor : dark.ground;
  if (inWallColumn && inWallRow) {
    const wallsMeet = uprightWall(x, y) || uprightWall(x, y - 1) || acrossWall(x, y) || acrossWall(x - 1, y);
    return wallsMeet ? dark.wall : plain;
  }
  if (inWallColumn && uprightWall(x, y)) return dark.wall;
  if (inWallRow && acrossWall(x, y)) return dark.wall;
  return plain;
}

test('squares: copying rows of pixels equals painting every pixel by itself', () => {
  const sizes = fc
    .record({
      cellSize: fc.integer({ min: 1, max: 9 }),
      wall: fc.integer({ min: 0, max: 8 }),
      margin: fc.integer({ min: 0, max: 6 }),
    })
    .filter(({ cellSize, wall }) => wall < cellSize);
  const flat = anyMaze('rect', 6).filter((maze) => maze.under === null);
  fc.assert(
    fc.property(flat, sizes, (maze, size) => {
      const image = must(paint(maze, { ...size, marks: false }));
      expect(image.width).toBe(maze.grid.width * size.cellSize + size.wall + 2 * size.margin);
      expect(image.height).toBe(maze.grid.height * size.cellSize + size.wall + 2 * size.margin);
      let wrong = 0;
      for (let y = 0; y < image.height; y++) {
        for (let x = 0; x < image.width; x++) {
          if (colourAt(image, x, y) !== plainPixel(maze, size, x, y)) wrong++;
        }
      }
      expect(wrong).toBe(0);
    }),
    { numRuns: 60 },
  );
});

describe('crossings', () => {
  const maze = wovenMaze();

  test('a bridge has edges and a floor, the passage beneath dark mouths', () => {
    const look = reader(must(paint(maze, { ...SIZES, marks: false })), SIZES);
    const across = (y: number): string[] => [0.05, 0.27, 0.5, 0.73, 0.95].map((part) => look(2 + part, y));
    expect(across(1.5)).toEqual([dark.shadow, dark.wall, dark.floor, dark.wall, dark.shadow]);
    const down = [0.05, 0.27, 0.5, 0.73, 0.95].map((part) => look(1.5, 1 + part));
    expect(down).toEqual([dark.shadow, dark.wall, dark.floor, dark.wall, dark.shadow]);
  });

  test('the trail beneath a bridge is hidden by it, the one on it is not', () => {
    const beneath = Int32Array.of(1, 12, 9);
    const hidden = reader(must(paint(maze, { ...SIZES, marks: false, solution: beneath })), SIZES);
    expect(hidden(1.5, 1.5)).toBe(dark.floor);
    expect(hidden(1.5, 1.1)).toBe(dark.trail);
    expect(hidden(1.5, 1.9)).toBe(dark.trail);
    const onTop = reader(
      must(paint(maze, { ...SIZES, marks: false, solution: Int32Array.of(4, 5, 13) })),
      SIZES,
    );
    expect(onTop(1.5, 1.5)).toBe(dark.trail);
    expect(onTop(1.5, 1.1)).toBe(dark.shadow);
  });

  test('mouths have the colour of the passage beneath, darkened', () => {
    const { distances } = explore(maze);
    const look = reader(must(paint(maze, { ...SIZES, marks: false, distances })), SIZES);
    const near = DISTANCE_RAMP[rampIndex(distances[12], Math.max(...distances))];
    const { red, green, blue } = parseColour(look(1.5, 1.05) as `#${string}`);
    const bright = parseColour(near);
    expect(red + green + blue).toBeLessThan(bright.red + bright.green + bright.blue);
    expect(look(1.5, 1.05)).not.toBe(dark.shadow);
  });

  test('even cells two pixels wide show where a passage dives', () => {
    const look = reader(must(paint(maze, { cellSize: 2, wall: 1, margin: 1, marks: false })), {
      cellSize: 2,
      wall: 1,
      margin: 1,
    });
    expect(look(1.5, 1)).toBe(dark.shadow);
    expect(look(2, 1.5)).toBe(dark.shadow);
  });
});

test('cells nobody reaches keep the plain floor', () => {
  const maze = blankMaze(gridOf('rect', 2, 1));
  const image = must(paint(maze, { ...SIZES, marks: false, distances: Int32Array.of(0, -1) }));
  const look = reader(image, SIZES);
  expect([look(0.5, 0.5), look(1.5, 0.5)]).toEqual([DISTANCE_RAMP[0], dark.floor]);
});

test('every pixel is opaque', () => {
  for (const kind of GRID_KINDS) {
    const maze = blankMaze(gridOf(kind, 5, 5));
    openAll(maze);
    const { data } = must(paint(maze, explore(maze)));
    expect(data.filter((_, i) => i % 4 === 3).every((opacity) => opacity === 255)).toBe(true);
  }
});

test('a maze of a million cells is painted in bands without being held as a picture', () => {
  const picture = must(paintBands(blankMaze(gridOf('rect', 1000, 1000)), { cellSize: 8 }));
  let largest = 0;
  for (const band of picture.bands()) largest = Math.max(largest, band.data.length);
  expect(largest).toBeLessThanOrEqual(picture.width * 8 * 4);
});

test('pictures too large are refused before anything is painted', () => {
  const long = blankMaze(gridOf('rect', 1, 20_000));
  expect(paintBands(long, { cellSize: 16 })).toMatchObject({
    ok: false,
    reason: expect.stringContaining(`${MAX_PICTURE_SIDE}`),
  });
  const wide = blankMaze(gridOf('rect', 1000, 1000));
  expect(paintBands(wide, { cellSize: 16 }).ok).toBe(true);
  expect(paint(wide, { cellSize: 16 })).toMatchObject({
    ok: false,
    reason: expect.stringContaining(`${MAX_IMAGE_PIXELS}`),
  });
});
