import { describe, expect, test } from 'vitest';
import { makeMazeJson, mazeJsonChunks } from '../../src/code/maze-json.js';
import { parseMazeJson } from '../../src/code/parse-maze-json.js';
import { exists } from '../../src/grid/grid.js';
import { shapeOf } from '../../src/maze/check.js';
import { blankMaze, type Maze } from '../../src/maze/maze.js';
import { recursiveBacktracker } from '../../src/maze/recursive-backtracker.js';
import { contents, maskedGrid, samples, twoBridges } from '../support/codes.js';
import { gridOf, mazeOf, must, openAll } from '../support/mazes.js';

const ORIGIN = { algorithm: 'recursive-backtracker', seed: 'a "quoted" seed \ud800' };

interface Document {
  [field: string]: unknown;
  links: number[][];
  under: number[][];
  exits: number[];
  nodes: number;
  start: number;
}

const documentOf = (maze: Maze): Document => JSON.parse(makeMazeJson(maze, ORIGIN));

test('every generator, grid, mask and weave round-trips', () => {
  for (const { name, maze } of samples()) {
    const back = must(parseMazeJson(makeMazeJson(maze, ORIGIN)));
    expect(contents(back.maze), name).toEqual(contents(maze));
    expect([back.algorithm, back.seed]).toEqual([ORIGIN.algorithm, ORIGIN.seed]);
  }
});

test('the fields are those the format names, in its order', () => {
  const maze = { ...mazeOf(recursiveBacktracker, gridOf('rect', 2, 1), 'a'), exits: [1] };
  expect(makeMazeJson(maze, { algorithm: 'recursive-backtracker', seed: 'a' })).toBe(
    '{"format":"warren-maze","version":1,"algorithm":"recursive-backtracker","seed":"a","grid":"rect",' +
      '"width":2,"height":1,"nodes":2,"links":[[0,1]],"start":0,"exits":[1],"under":[]}',
  );
});

test('every passage is listed once, between two nodes', () => {
  for (const { name, maze } of samples()) {
    const { nodes, links, under } = documentOf(maze);
    expect(links.length, name).toBe(shapeOf(maze).links);
    expect(nodes).toBe(maze.grid.count + under.length);
    for (const [a, b] of links) expect(a >= 0 && a < b && b < nodes, name).toBe(true);
    expect(new Set(links.map(String)).size).toBe(links.length);
  }
});

test('passages beneath come after the cells, by the cell they lie under', () => {
  const { nodes, under, links } = documentOf(twoBridges());
  expect(nodes).toBe(14);
  expect(under).toEqual([
    [12, 5],
    [13, 6],
  ]);
  for (const link of [
    [4, 12],
    [12, 13],
    [7, 13],
    [1, 5],
    [5, 9],
  ]) {
    expect(links).toContainEqual(link);
  }
  expect(contents(must(parseMazeJson(documentOf(twoBridges()))).maze)).toEqual(contents(twoBridges()));
});

test('with a mask the cells that exist are numbered without gaps', () => {
  const maze = mazeOf(recursiveBacktracker, maskedGrid('rect'), 'a');
  const document = documentOf(maze);
  const cells = [...(maze.grid.mask as Uint8Array)].flatMap((there, cell) => (there ? [cell] : []));
  expect(document.nodes).toBe(cells.length);
  expect(document.exits).toEqual([cells.length - 1]);
  for (const [a, b] of document.links) {
    expect([1, 10]).toContain(cells[b] - cells[a]);
    expect(exists(maze.grid, cells[a])).toBe(true);
  }
});

test('a way through it is written along in node numbers, and ignored by the reader', () => {
  const maze = mazeOf(recursiveBacktracker, maskedGrid('rect'), 'a');
  const last = maze.grid.size - 1 - [...(maze.grid.mask as Uint8Array)].reverse().indexOf(1);
  const text = makeMazeJson(maze, { ...ORIGIN, solution: Int32Array.of(0, last) });
  expect(JSON.parse(text).solution).toEqual([0, maze.grid.count - 1]);
  expect(contents(must(parseMazeJson(text)).maze)).toEqual(contents(maze));
});

test('loops, pieces and unknown fields are accepted', () => {
  const grid = gridOf('hex', 5, 4);
  const closed = blankMaze(grid);
  const wide = blankMaze(grid);
  openAll(wide);
  expect(shapeOf(must(parseMazeJson(documentOf(closed))).maze).pieces).toBe(20);
  expect(shapeOf(must(parseMazeJson({ ...documentOf(wide), author: 'me' })).maze).loops).toBeGreaterThan(5);
});

test('large mazes come in chunks that together are the JSON', () => {
  const maze = mazeOf(recursiveBacktracker, gridOf('rect', 200, 150), 'a');
  const chunks = [...mazeJsonChunks(maze, ORIGIN)];
  expect(chunks.length).toBeGreaterThan(4);
  expect(Math.max(...chunks.map((chunk) => chunk.length))).toBeLessThan(66_000);
  expect(contents(must(parseMazeJson(chunks.join(''))).maze)).toEqual(contents(maze));
});

describe('refusals, each with its reason', () => {
  const good = documentOf({ ...mazeOf(recursiveBacktracker, gridOf('rect', 3, 2), 'a'), exits: [5] });
  const woven = documentOf(twoBridges());
  const reasonOf = (input: unknown): string => {
    const file = parseMazeJson(input);
    return file.ok ? 'accepted' : file.reason;
  };

  test.each<[string, unknown, string]>([
    ['no JSON', '{"format":', 'not JSON'],
    ['a list', [], 'is an object'],
    ['nothing', null, 'is an object'],
    ['another format', { ...good, format: 'labyrinth' }, 'its format is not'],
    ['a later version', { ...good, version: 2 }, 'newer Warren'],
    ['no seed', { ...good, seed: 7 }, 'seed must be text'],
    ['no algorithm', { ...good, algorithm: null }, 'algorithm must be text'],
    ['an unknown grid', { ...good, grid: 'hexx' }, 'did you mean "hex"'],
    ['a grid that is a number', { ...good, grid: 4 }, 'grid must be text'],
    ['a width as text', { ...good, width: '3' }, 'must be numbers'],
    ['no width', { ...good, width: 0 }, 'width must be at least 1'],
    ['a broken height', { ...good, height: 1.5 }, 'height must be a whole number'],
    ['a wrong number of nodes', { ...good, nodes: 7 }, 'nodes must be 6'],
    ['nodes that cannot be shown', { ...good, nodes: { toString: 1 } }, 'nodes must be 6'],
    ['a start outside', { ...good, start: 6 }, 'start must be'],
    ['a start beneath a bridge', { ...woven, start: 12 }, 'start must be'],
    ['no exits', { ...good, exits: [] }, 'at least 1 exit'],
    ['an exit outside', { ...good, exits: [-1] }, 'exits must be'],
    ['an exit twice', { ...good, exits: [5, 5] }, 'listed twice'],
    ['links that are no list', { ...good, links: 'none' }, 'links must be a list'],
    ['a link with one end', { ...good, links: [[1]] }, 'links[0] must be two nodes'],
    ['a link with a broken end', { ...good, links: [[0, 0.5]] }, 'links[0] must be two nodes'],
    ['a link to nowhere', { ...good, links: [[0, 6]] }, 'links[0] must be two nodes'],
    ['a link to itself', { ...good, links: [[1, 1]] }, 'not neighbours'],
    ['a link around the edge', { ...good, links: [[2, 3]] }, 'not neighbours'],
    ['a link twice', { ...good, links: [...good.links, good.links[0].toReversed()] }, 'second time'],
    ['a crossing of hexagons', { ...woven, grid: 'hex' }, 'rect grids only'],
    [
      'passages beneath in disorder',
      { ...woven, under: woven.under.toReversed() },
      'under[0] must be node 12',
    ],
    [
      'a passage beneath nothing',
      {
        ...woven,
        under: [
          [12, 5],
          [13, 12],
        ],
      },
      'under[1] must be node 13',
    ],
    [
      'a passage that ends beneath',
      { ...woven, links: woven.links.filter(([, b]) => b !== 12) },
      'no straight',
    ],
    ['a corridor both over and under', { ...woven, links: [...woven.links, [4, 5]] }, 'second time'],
    ['a mask of another size', { ...good, mask: ['...'] }, 'mask must have 2 rows of 3'],
    ['a mask of other characters', { ...good, mask: ['...', '.,.'] }, 'mask must have 2 rows of 3'],
    ['a mask in pieces', { ...good, mask: ['.#.', '.#.'] }, 'falls apart'],
    ['a mask on rings', { ...good, grid: 'polar', mask: ['...', '...'] }, 'polar grid takes no mask'],
  ])('%s', (_name, input, reason) => {
    expect(reasonOf(input)).toContain(reason);
  });

  test('the document these are made from is accepted', () => {
    expect(reasonOf(good)).toBe('accepted');
    expect(reasonOf(woven)).toBe('accepted');
  });

  test('sizes that are claimed and not backed are refused before anything is made', () => {
    const claim = { ...good, links: [] };
    expect(reasonOf({ ...claim, width: 8192, height: 8192, nodes: 67_108_864 })).toContain('too few for');
    expect(reasonOf({ ...claim, width: 1e9, height: 1e9 })).toContain('too few for');
    expect(reasonOf({ ...claim, width: 1e300 })).toContain('too few for');
    expect(reasonOf({ ...claim, grid: 'polar', width: 1, height: 67_108_864 })).toContain('too few for');
    expect(reasonOf({ ...claim, width: -1e9, height: -1e9 })).toContain('too few for');
    expect(reasonOf({ ...claim, width: 1e9, height: 1e9, mask: ['.'] })).toContain('mask must have');
  });
});
