import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { E, N, S, W } from '../../../src/grid/grid.js';
import { diamondField } from '../../../src/maze/fields/diamond.js';
import type { WeightField } from '../../../src/maze/fields/field.js';
import { makeGreyPicture } from '../../../src/maze/fields/grey-picture.js';
import { outerLeg, spiralLeg } from '../../../src/maze/fields/legs.js';
import { pictureField } from '../../../src/maze/fields/picture.js';
import { findField, WEIGHT_FIELDS } from '../../../src/maze/fields/registry.js';
import { ringsField } from '../../../src/maze/fields/rings.js';
import { WHOLE_RUN } from '../../../src/maze/generator.js';
import { beginKruskal } from '../../../src/maze/kruskal.js';
import { blankMaze, type Maze } from '../../../src/maze/maze.js';
import { Rng } from '../../../src/rng/rng.js';
import { gridOf, must } from '../../support/mazes.js';

const SEEDS = ['a', 'b', 'c', 'd', 'e'];

function mazeWith(field: WeightField, width: number, height: number, seed: string): Maze {
  const maze = blankMaze(gridOf('rect', width, height));
  const rng = Rng.fromSeed(seed, 'layout');
  beginKruskal(maze, rng, field.begin(maze.grid, rng)).advance(WHOLE_RUN);
  return maze;
}

/** The share of passages, in thousandths, between cells of the same mark. */
function share({ grid, open }: Maze, mark: (column: number, row: number) => number): number {
  let [same, all] = [0, 0];
  for (let cell = 0; cell < grid.size; cell++) {
    const [column, row] = [cell % grid.width, Math.floor(cell / grid.width)];
    const nexts = [
      ...(open[cell] & E ? [[column + 1, row]] : []),
      ...(open[cell] & S ? [[column, row + 1]] : []),
    ];
    for (const [x, y] of nexts) {
      all++;
      if (mark(x, y) === mark(column, row)) same++;
    }
  }
  return Math.round((1000 * same) / all);
}

describe('the spiral', () => {
  test('walked leg by leg, it goes 1 east, 1 north, 2 west, 2 south, 3 east and so on, and misses no place', () => {
    const turns = [
      [1, 0],
      [0, -1],
      [-1, 0],
      [0, 1],
    ];
    let here = { x: 0, y: 0 };
    const seen = new Set(['0/0']);
    for (let leg = 1; leg <= 40; leg++) {
      const [dx, dy] = turns[(leg - 1) % 4];
      for (let step = 0; step < Math.ceil(leg / 2); step++) {
        const next = { x: here.x + dx, y: here.y + dy };
        expect(spiralLeg(here, next)).toBe(leg);
        expect(spiralLeg(next, here)).toBe(leg);
        here = next;
        seen.add(`${here.x}/${here.y}`);
      }
    }
    for (let x = -9; x <= 9; x++) for (let y = -9; y <= 9; y++) expect(seen.has(`${x}/${y}`)).toBe(true);
  });

  test('each place is joined to two others only, the middle to one', () => {
    fc.assert(
      fc.property(fc.integer({ min: -60, max: 60 }), fc.integer({ min: -60, max: 60 }), (x, y) => {
        const around = [
          { x, y: y - 1 },
          { x: x + 1, y },
          { x, y: y + 1 },
          { x: x - 1, y },
        ];
        const legs = around.filter((place) => spiralLeg({ x, y }, place) > 0);
        expect(legs.length).toBe(x === 0 && y === 0 ? 1 : 2);
        expect(spiralLeg({ x, y }, { x: x + 1, y: y + 1 })).toBe(0);
      }),
    );
  });
});

describe('rings', () => {
  test('a maze of 33 x 33 has legs 1 to 65, all others weigh 1 to 1000, and nothing but the centre weighs 0', () => {
    const grid = gridOf('rect', 33, 33);
    const weightOf = ringsField.begin(grid, Rng.fromSeed('weights'));
    const centre = 16 * 33 + 16;
    const legs = new Set<number>();
    for (let cell = 0; cell < grid.size; cell++) {
      for (const side of [1, 2]) {
        const next = grid.neighbour(cell, side);
        if (next < 0) continue;
        const weight = weightOf(cell, side);
        if (cell === centre || next === centre) expect(weight).toBe(0);
        else expect(weight >= 1 && weight <= 1000).toBe(true);
        const place = (of: number) => ({ x: (of % 33) - 16, y: Math.floor(of / 33) - 16 });
        const leg = spiralLeg(place(cell), place(next));
        if (leg > 0 && weight > 0) {
          expect(weight).toBe(leg);
          legs.add(leg);
        }
      }
    }
    expect([...legs].sort((a, b) => a - b)).toEqual(Array.from({ length: 64 }, (_, i) => i + 2));
  });

  test('the centre is open on all sides', () => {
    for (const side of [3, 5, 8, 13, 33]) {
      const middle = Math.floor(side / 2);
      expect(mazeWith(ringsField, side, side, 'centre').open[middle * side + middle]).toBe(N | E | S | W);
    }
  });

  test.each([
    [33, 33],
    [12, 12],
    [200, 200],
  ])('ways of %i x %i follow the rings far more than those of normal', (width, height) => {
    const ring = (x: number, y: number) =>
      Math.max(Math.abs(x - Math.floor(width / 2)), Math.abs(y - Math.floor(height / 2)));
    for (const seed of width > 100 ? ['a'] : SEEDS) {
      const normal = share(mazeWith(must(findField('uniform')), width, height, seed), ring);
      const rings = share(mazeWith(ringsField, width, height, seed), ring);
      expect(normal).toBeLessThan(650);
      expect(rings).toBeGreaterThan(850);
    }
  });

  test('the rings have gaps, and other seeds have them elsewhere', () => {
    const spiral = (x: number, y: number) => ({ x: x - 16, y: y - 16 });
    const crossings = SEEDS.map((seed) => {
      const { open } = mazeWith(ringsField, 33, 33, seed);
      const list: number[] = [];
      for (let cell = 0; cell < open.length; cell++) {
        const [x, y] = [cell % 33, Math.floor(cell / 33)];
        if (open[cell] & E && spiralLeg(spiral(x, y), spiral(x + 1, y)) === 0) list.push(cell);
        if (open[cell] & S && spiralLeg(spiral(x, y), spiral(x, y + 1)) === 0) list.push(-cell);
      }
      expect(list.length).toBeGreaterThan(10);
      return list.join();
    });
    expect(new Set(crossings).size).toBe(SEEDS.length);
  });
});

describe('diamond', () => {
  test('the walls on the outer side of a leg weigh its number, those of the centre 0, all others 1 to 1000', () => {
    const grid = gridOf('rect', 33, 33);
    const weightOf = diamondField.begin(grid, Rng.fromSeed('weights'));
    const place = (of: number) => ({ x: (of % 33) - 16, y: Math.floor(of / 33) - 16 });
    let spokes = 0;
    for (let cell = 0; cell < grid.size; cell++) {
      for (const side of [1, 2]) {
        const next = grid.neighbour(cell, side);
        if (next < 0) continue;
        const weight = weightOf(cell, side);
        const leg = outerLeg(place(cell), place(next));
        if (cell === 16 * 33 + 16 || next === 16 * 33 + 16) expect(weight).toBe(0);
        else if (leg > 0) expect(weight).toBe(leg);
        else expect(weight >= 1 && weight <= 1000).toBe(true);
        if (leg > 0) spokes++;
      }
    }
    // Every cell but the centre and the rim has one; and the last eastward leg ends on the rim, with its outer side inside.
    expect(spokes).toBe(33 * 33 - 1 - 128 + 1);
  });

  test('the centre is open on all sides', () => {
    for (const side of [3, 5, 8, 13, 33]) {
      const middle = Math.floor(side / 2);
      expect(mazeWith(diamondField, side, side, 'centre').open[middle * side + middle]).toBe(N | E | S | W);
    }
  });

  test('in each of the four wedges the ways run outwards, and the wedges meet on the diagonals', () => {
    for (const seed of SEEDS) {
      const { open } = mazeWith(diamondField, 33, 33, seed);
      const [outwards, across] = [
        [0, 0],
        [0, 0],
      ];
      for (let cell = 0; cell < open.length; cell++) {
        const [x, y] = [(cell % 33) - 16, Math.floor(cell / 33) - 16];
        if (Math.abs(x) === Math.abs(y)) continue;
        const upright = Math.abs(y) > Math.abs(x) ? 0 : 1;
        outwards[upright] += open[cell] & (upright === 0 ? S : E) ? 1 : 0;
        across[upright] += open[cell] & (upright === 0 ? E : S) ? 1 : 0;
      }
      for (const wedge of [0, 1]) expect(outwards[wedge]).toBeGreaterThan(5 * across[wedge]);
    }
  });

  test('the spokes have gaps between them, and other seeds have them elsewhere', () => {
    const mazes = SEEDS.map((seed) => mazeWith(diamondField, 33, 33, seed).open.join());
    expect(new Set(mazes).size).toBe(SEEDS.length);
  });

  test('a code made when place 4 was called diamond still has its rings', () => {
    expect(WEIGHT_FIELDS[4].id).toBe('rings');
    expect(WEIGHT_FIELDS[7].id).toBe('diamond');
  });
});

test('spiral: ways keep to a band two cells wide that no way leaves in the whole square it fills', () => {
  for (const seed of SEEDS) {
    const { grid, open } = mazeWith(must(findField('spiral')), 34, 34, seed);
    const block = (cell: number) => ({
      x: Math.floor(((cell % 34) - 16) / 2),
      y: Math.floor((Math.floor(cell / 34) - 16) / 2),
    });
    let across = 0;
    for (let cell = 0; cell < grid.size; cell++) {
      for (const side of [1, 2]) {
        if ((open[cell] & (1 << side)) === 0) continue;
        const [one, other] = [block(cell), block(grid.neighbour(cell, side))];
        if ((one.x !== other.x || one.y !== other.y) && spiralLeg(one, other) === 0) across++;
      }
    }
    expect(across).toBe(0);
  }
});

test('checker: every square has the grain its neighbours do not have', () => {
  const maze = mazeWith(must(findField('checker')), 64, 64, 'checker');
  const [dark, light] = [
    [0, 0],
    [0, 0],
  ];
  for (let cell = 0; cell < maze.grid.size; cell++) {
    const [x, y] = [cell % 64, Math.floor(cell / 64)];
    const square = (Math.floor(x / 4) + Math.floor(y / 4)) % 2 === 0 ? dark : light;
    square[0] += maze.open[cell] & E ? 1 : 0;
    square[1] += maze.open[cell] & S ? 1 : 0;
  }
  expect(dark[0]).toBeGreaterThan(3 * dark[1]);
  expect(light[1]).toBeGreaterThan(3 * light[0]);
});

describe('picture', () => {
  // The left half is black, the right half white.
  const halves = must(makeGreyPicture({ width: 2, height: 1, bytes: [0, 255] }));

  test('level ways where it is dark, upright ones where it is light, and one gap in the outline', () => {
    const { grid, open } = mazeWith(pictureField(halves), 40, 30, 'halves');
    const [dark, light] = [
      [0, 0],
      [0, 0],
    ];
    let gaps = 0;
    for (let cell = 0; cell < grid.size; cell++) {
      const x = cell % 40;
      if (x === 19 && open[cell] & E) gaps++;
      const half = x < 20 ? dark : light;
      half[0] += open[cell] & E ? 1 : 0;
      half[1] += open[cell] & S ? 1 : 0;
    }
    expect(dark[0]).toBeGreaterThan(2 * dark[1]);
    expect(light[1]).toBeGreaterThan(2 * light[0]);
    expect(gaps).toBe(1);
  });

  test.each(['hex', 'triangle', 'polar'] as const)('it can be laid over %s grids', (kind) => {
    const grid = gridOf(kind, 9, 7);
    const maze = blankMaze(grid);
    const rng = Rng.fromSeed('grids');
    expect(beginKruskal(maze, rng, pictureField(halves).begin(grid, rng)).advance(WHOLE_RUN)).toBe(true);
  });
});
