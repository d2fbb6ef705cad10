import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { E, GRID_KINDS, type Grid, N, W } from '../../src/grid/grid.js';
import { parseMask } from '../../src/grid/mask.js';
import { MAX_WEIGHT, type WeightOf } from '../../src/maze/fields/field.js';
import { findField, WEIGHT_FIELDS } from '../../src/maze/fields/registry.js';
import { WHOLE_RUN } from '../../src/maze/generator.js';
import { beginKruskal, kruskal } from '../../src/maze/kruskal.js';
import { blankMaze, type Maze } from '../../src/maze/maze.js';
import { pickIndex, Rng } from '../../src/rng/rng.js';
import { anyGrid, gridOf, HOLED_MASK, mazeOf, must } from '../support/mazes.js';
import { minimumTree, treeInOrder, type Wall, wallsOf } from '../support/minimum-trees.js';

const mask = must(parseMask(HOLED_MASK));
const holed = gridOf('rect', mask.width, mask.height, mask);
const kinds = [...GRID_KINDS, 'masked'] as const;

function gridsOf(kind: (typeof kinds)[number]): fc.Arbitrary<Grid> {
  return kind === 'masked' ? fc.constant(holed) : anyGrid(kind);
}

/** The order in which walls are looked at: sorted by weight, those of a weight shuffled from the front. */
function plainOrder(grid: Grid, rng: Rng, weightOf: WeightOf): Wall[] {
  const byWeight = new Map<number, Wall[]>();
  for (const wall of wallsOf(grid)) {
    const weight = weightOf(wall.cell, wall.side);
    byWeight.set(weight, [...(byWeight.get(weight) ?? []), wall]);
  }
  const sorted = [...byWeight.keys()].sort((a, b) => a - b);
  return sorted.flatMap((weight) => {
    const walls = byWeight.get(weight) ?? [];
    for (let place = 0; place < walls.length; place++) {
      const other = place + pickIndex(walls.length - place, rng.next());
      [walls[place], walls[other]] = [walls[other], walls[place]];
    }
    return walls;
  });
}

describe.each(WEIGHT_FIELDS)('the $id field', (field) => {
  test.each(kinds)('on %s grids gives the same maze as the plain algorithm asked wall by wall', (kind) => {
    fc.assert(
      fc.property(gridsOf(kind), fc.string(), (grid, seed) => {
        const rng = Rng.fromSeed(seed, 'layout');
        const plain = treeInOrder(grid, plainOrder(grid, rng, field.begin(grid, rng)));
        expect(mazeOf(kruskal, grid, seed, { field: field.id }).open).toEqual(plain.open);
      }),
      { numRuns: 40 },
    );
  });

  test('says what it looks like, under an id of its own', () => {
    expect(must(findField(field.id))).toBe(field);
    expect(field.id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(field.about).toMatch(/^[A-Z].{20,}\.$/);
  });
});

test('the option lists the fields in the order of the registry, because codes store the place', () => {
  const [option] = kruskal.options;
  expect(option).toMatchObject({ name: 'field', default: 'uniform' });
  expect(option.type === 'choice' && option.choices.slice(0, 8)).toEqual([
    'uniform',
    'horizontal',
    'vertical',
    'radial',
    'rings',
    'spiral',
    'checker',
    'diamond',
  ]);
  expect(option.type === 'choice' && option.choices).toEqual(WEIGHT_FIELDS.map(({ id }) => id));
});

test('an unknown field is refused with the nearest one', () => {
  expect(findField('horizontl')).toEqual({ ok: false, reason: expect.stringContaining('"horizontal"') });
});

describe('weights of one’s own', () => {
  test.each(kinds)('different ones give their minimum spanning tree on %s grids', (kind) => {
    fc.assert(
      fc.property(gridsOf(kind), fc.string(), (grid, seed) => {
        const weights = Int32Array.from({ length: grid.size * grid.sides }, (_, index) => index);
        Rng.fromSeed(seed).shuffle(weights);
        const maze = blankMaze(grid);
        const weightOf: WeightOf = (cell, side) => weights[cell * grid.sides + side];
        beginKruskal(maze, Rng.fromSeed(seed), weightOf).advance(WHOLE_RUN);
        expect(maze.open).toEqual(minimumTree(grid, ({ cell, side }) => weightOf(cell, side)).open);
      }),
      { numRuns: 60 },
    );
  });

  test('are asked for once a wall, from the lower cell', () => {
    for (const grid of [gridOf('polar', 5, 6), gridOf('hex', 6, 5), holed]) {
      const asked: string[] = [];
      const weightOf: WeightOf = (cell, side) => asked.push(`${cell}/${side}`) % 3;
      beginKruskal(blankMaze(grid), Rng.fromSeed(''), weightOf);
      expect(asked).toEqual(wallsOf(grid).map(({ cell, side }) => `${cell}/${side}`));
    }
  });

  test('may use the whole range and nothing outside it', () => {
    const grid = gridOf('rect', 4, 4);
    const run = (weight: number) => {
      const maze = blankMaze(grid);
      return beginKruskal(maze, Rng.fromSeed(''), () => weight).advance(WHOLE_RUN);
    };
    expect(run(0)).toBe(true);
    expect(run(MAX_WEIGHT)).toBe(true);
    for (const weight of [-1, 0.5, MAX_WEIGHT + 1, Number.NaN, 4294967296]) {
      expect(() => run(weight)).toThrow('no weight');
    }
  });
});

describe('textures', () => {
  const grid = gridOf('rect', 60, 60);
  const texture = (field: string) => mazeOf(kruskal, grid, 'texture', { field });

  /** The share of passages that run level. */
  function level({ open }: Maze): number {
    let [along, all] = [0, 0];
    for (const sides of open) {
      along += sides & E ? 1 : 0;
      all += (sides & E ? 1 : 0) + (sides & N ? 1 : 0);
    }
    return along / all;
  }

  test('horizontal has clearly more level passages than uniform, vertical fewer', () => {
    expect(level(texture('uniform'))).toBeGreaterThan(0.45);
    expect(level(texture('uniform'))).toBeLessThan(0.55);
    expect(level(texture('horizontal'))).toBeGreaterThan(0.65);
    expect(level(texture('vertical'))).toBeLessThan(0.35);
  });

  test('radial runs level to the left and right of the centre, upright above and below', () => {
    const { open } = texture('radial');
    const shares = { beside: [0, 0], above: [0, 0] };
    for (let cell = 0; cell < grid.size; cell++) {
      const [x, y] = [Math.abs((cell % 60) - 30), Math.abs(Math.floor(cell / 60) - 30)];
      const share = x > 2 * y ? shares.beside : y > 2 * x ? shares.above : [0, 0];
      share[0] += open[cell] & W ? 1 : 0;
      share[1] += open[cell] & N ? 1 : 0;
    }
    expect(shares.beside[0]).toBeGreaterThan(2 * shares.beside[1]);
    expect(shares.above[1]).toBeGreaterThan(2 * shares.above[0]);
  });

  test('on rings, horizontal runs around and radial outward', () => {
    const rings = gridOf('polar', 8, 20);
    const around = (field: string) => {
      const { open } = mazeOf(kruskal, rings, 'rings', { field });
      return open.reduce((sum, sides) => sum + ((sides >>> 1) & 1), 0) / (rings.count - 1);
    };
    expect(around('horizontal')).toBeGreaterThan(around('uniform') + 0.1);
    expect(around('radial')).toBeLessThan(around('uniform') - 0.1);
  });
});
