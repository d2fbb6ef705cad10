import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeMazeText, parseMazeText } from '../../src/code/maze-text.js';
import { recursiveBacktracker } from '../../src/maze/recursive-backtracker.js';
import { GENERATORS } from '../../src/maze/registry.js';
import { contents, samples, twoBridges } from '../support/codes.js';
import { anyGrid, gridOf, mazeOf, must } from '../support/mazes.js';

test('every generator, grid, mask and weave round-trips', () => {
  for (const { name, maze } of samples()) {
    const text = must(makeMazeText(maze));
    const back = must(parseMazeText(text));
    expect(contents(back), name).toEqual(contents(maze));
    expect(must(makeMazeText(back))).toBe(text);
  }
});

test('woven mazes of every size and density round-trip, with any start and exits', () => {
  const weaving = GENERATORS.filter(({ traits }) => traits.includes('weave'));
  const anyPlaces = fc.uniqueArray(fc.nat(), { minLength: 2, maxLength: 5, selector: (place) => place % 9 });
  fc.assert(
    fc.property(
      fc.constantFrom(...weaving),
      anyGrid('rect', 12),
      fc.string(),
      fc.integer({ min: 0, max: 1000 }),
      anyPlaces,
      (generator, grid, seed, density, places) => {
        const [start, ...exits] = [...new Set(places.map((place) => place % grid.size))];
        const maze = {
          ...mazeOf(generator, grid, seed, { density }),
          start,
          exits: exits.length > 0 ? exits : [start],
        };
        const text = must(makeMazeText(maze));
        const back = must(parseMazeText(text));
        // Where nothing crosses, a maze that is read has no lower layer.
        const under = back.under ?? new Uint8Array(grid.size);
        expect(contents({ ...back, under })).toEqual(contents(maze));
        expect(must(makeMazeText(back))).toBe(text);
      },
    ),
    { numRuns: 200 },
  );
});

test('a character a square for its openings, bridges as the corridor on top runs', () => {
  expect(must(makeMazeText(twoBridges()))).toBe(
    'warren-text 1 rect 4x3 start 0 exits 11\n2ee8\n6||c\n1111\n',
  );
  expect(contents(must(parseMazeText(must(makeMazeText(twoBridges())))))).toEqual(contents(twoBridges()));
});

test('a line a ring, several exits, line ends of any system', () => {
  const maze = { ...mazeOf(recursiveBacktracker, gridOf('polar', 4, 3), 'a'), start: 2, exits: [13, 17] };
  const text = must(makeMazeText(maze));
  expect(
    text
      .split('\n')
      .map((line) => line.length)
      .slice(1),
  ).toEqual([4, 8, 16, 0]);
  expect(contents(must(parseMazeText(text.replaceAll('\n', '\r\n'))))).toEqual(contents(maze));
  expect(must(parseMazeText(text.trimEnd())).exits).toEqual([13, 17]);
});

test('a bend over a passage is no crossing and is not written', () => {
  const maze = twoBridges();
  maze.open[5] = 1;
  maze.open[9] = 0;
  expect(makeMazeText(maze)).toMatchObject({ ok: false, reason: expect.stringContaining('not straight') });
});

const HEADER = 'warren-text 1 rect 3x1 start 0 exits 2';

test.each([
  ['nothing', '', 'line 1 must be like'],
  ['a header of a later version', 'warren-text 2 rect 3x1 start 0 exits 2\n2a8', 'line 1 must be like'],
  ['a header without exits', 'warren-text 1 rect 3x1 start 0 exits\n2a8', 'line 1 must be like'],
  ['an unknown grid', 'warren-text 1 rekt 3x1 start 0 exits 2\n2a8', 'did you mean "rect"'],
  ['a row too few', HEADER, 'has 0 rows, its header says 1'],
  ['a row too many', `${HEADER}\n2a8\n000`, 'has 2 rows, its header says 1'],
  ['a short row', `${HEADER}\n28`, 'line 2 has 2 characters'],
  ['a strange character', `${HEADER}\n2z8`, 'cell 1 is "z"'],
  ['a passage with one end', `${HEADER}\n2a0`, 'disagree'],
  ['an open border', `${HEADER}\n2a9`, 'open to the outside'],
  ['a bridge at the border', `${HEADER}\n2-8`, 'open to the outside'],
  ['a start outside', 'warren-text 1 rect 3x1 start 3 exits 2\n2a8', 'no cell 3'],
  ['an exit that is left out', 'warren-text 1 rect 3x1 start 0 exits 2\n28#', 'no cell 2'],
  ['an exit twice', 'warren-text 1 rect 3x1 start 0 exits 2 2\n2a8', 'listed twice'],
  ['a mask in pieces', `${HEADER}\n0#0`, 'falls apart'],
  ['only cells left out', `${HEADER}\n###`, 'leaves no cell'],
  ['a claim without rows', 'warren-text 1 rect 8192x8192 start 0 exits 2\n2a8', 'its header says 8192'],
  ['a claim without columns', 'warren-text 1 rect 1000000x1 start 0 exits 2\n2a8', 'line 2 has 3 characters'],
  ['no width', 'warren-text 1 rect 0x1 start 0 exits 0\n0', 'width must be at least 1'],
])('%s is refused with its reason', (_name, text, reason) => {
  expect(parseMazeText(text)).toMatchObject({ ok: false, reason: expect.stringContaining(reason) });
});
