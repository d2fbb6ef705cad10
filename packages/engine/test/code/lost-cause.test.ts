import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BASE64URL } from '../../src/code/base64url.js';
import { makeLostCause, parseLostCause } from '../../src/code/lost-cause.js';
import { flaw, isPerfect } from '../../src/maze/check.js';
import { blankMaze, link, type Maze, unlink } from '../../src/maze/maze.js';
import { bitCount } from '../../src/maze/parts/pick.js';
import { recursiveBacktracker } from '../../src/maze/recursive-backtracker.js';
import { maskedGrid, twoBridges } from '../support/codes.js';
import { gridOf, mazeOf, must } from '../support/mazes.js';

const EXAMPLE = 'AwPpuzNkUAAA==';
const side = fc.integer({ min: 3, max: 25 });

/** The code, written down word for word from its description: strings of bits, no bytes. */
function byTheBook({ grid, open }: Pick<Maze, 'grid' | 'open'>): string {
  const binary = (value: number, digits: number): string => value.toString(2).padStart(digits, '0');
  let bits = binary(grid.height, 8) + binary(grid.width, 8);
  for (const sides of open) {
    for (const bit of [1, 4, 8, 2]) bits += sides & bit ? '0' : '1';
  }
  return spell(bits);
}

function spell(bits: string): string {
  let padded = bits;
  while (padded.length % 24 !== 0) padded += '0';
  const characters = padded.match(/.{6}/g) ?? [];
  const text = characters.map((six) => BASE64URL[Number.parseInt(six, 2)]).join('');
  return text + '='.repeat(Math.floor((padded.length - bits.length) / 8));
}

function reasonOf(code: string): string {
  const maze = parseLostCause(code);
  return maze.ok ? 'accepted' : maze.reason;
}

test('the known example is a 3x3 maze with 3 dead ends', () => {
  const maze = must(parseLostCause(EXAMPLE));
  expect([maze.grid.width, maze.grid.height]).toEqual([3, 3]);
  expect([...maze.open].filter((sides) => bitCount(sides) === 1).length).toBe(3);
  expect([...maze.open]).toEqual([2, 12, 4, 4, 5, 5, 3, 11, 9]);
  expect(maze.start).toBe(0);
  expect(must(makeLostCause(maze))).toBe(EXAMPLE);
});

test('every size round-trips and is written by the book', () => {
  fc.assert(
    fc.property(side, side, fc.string(), (width, height, seed) => {
      const maze = mazeOf(recursiveBacktracker, gridOf('rect', width, height), seed);
      const code = must(makeLostCause(maze));
      expect(code).toBe(byTheBook(maze));
      const back = must(parseLostCause(code));
      expect([back.grid.width, back.grid.height]).toEqual([width, height]);
      expect(back.open).toEqual(maze.open);
    }),
    { numRuns: 500 },
  );
});

test('every single-character change is refused or is another valid maze', () => {
  const characters = [...BASE64URL, '=', '+', '/', ' ', '%', '\u0000', 'é'];
  let accepted = 0;
  for (const [width, height] of [
    [3, 3],
    [3, 4],
    [5, 4],
    [7, 6],
    [25, 3],
  ]) {
    for (let seed = 0; seed < 8; seed++) {
      const code = must(
        makeLostCause(mazeOf(recursiveBacktracker, gridOf('rect', width, height), `${seed}`)),
      );
      for (let place = 0; place < code.length; place++) {
        for (const character of characters) {
          const changed = code.slice(0, place) + character + code.slice(place + 1);
          const maze = parseLostCause(changed);
          if (!maze.ok) continue;
          if (changed !== code) accepted++;
          expect(flaw(maze.value)).toBeNull();
          expect(isPerfect(maze.value)).toBe(true);
          expect(must(makeLostCause(maze.value))).toBe(changed);
        }
      }
    }
  }
  // To move a wall takes four bits in at least three cells; one character has six bits of at most three.
  expect(accepted).toBe(0);
});

describe('refusals, each with its reason', () => {
  const maze = (): Maze => mazeOf(recursiveBacktracker, gridOf('rect', 4, 3), 'refusals');

  test.each([
    ['nothing at all', '', 'empty'],
    ['a character outside the alphabet', 'AwPpuzNk+AAA==', 'character 9 of the code is "+"'],
    ['padding in the middle', 'AwPpuz=kUAAA==', 'character 7 of the code is "="'],
    ['no size', '==', 'ends before the size'],
    ['a side below 3', spell(`0000001000000011${'1'.repeat(24)}`), 'the height is 2, outside 3 to 25'],
    ['a side above 25', spell(`0000001100011010${'1'.repeat(312)}`), 'the width is 26, outside 3 to 25'],
    ['a claim without data', 'GRkA', 'a 25 x 25 maze has a code of 420 characters and 0 "="'],
    ['missing padding characters', 'AwPpuzNkUAAA', 'this one has 12 and 0'],
    ['too many padding characters', `${EXAMPLE}=`, 'this one has 12 and 3'],
    ['a group too many', 'AwPpuzNkUAAAAAAA==', 'this one has 16 and 2'],
    ['padding bits', 'AwPpuzNkUAAB==', 'padding bits'],
    ['padding bits beside the last cell', 'AwPpuzNkUIAA==', 'padding bits'],
    ['too long a text', 'A'.repeat(1_000_000), 'too long'],
  ])('%s', (_name, code, reason) => {
    expect(reasonOf(code)).toContain(reason);
  });

  test('two neighbours that disagree about a wall', () => {
    const { grid, open } = maze();
    const cell = open.findIndex((sides, each) => (sides & 2) !== 0 && each % 4 < 3);
    open[cell] &= ~2;
    const row = Math.floor(cell / 4) + 1;
    expect(reasonOf(byTheBook({ grid, open }))).toMatch(
      new RegExp(`cells at row ${row}, column .* and row ${row}, column .* disagree`),
    );
  });

  test('an open border', () => {
    const { grid, open } = maze();
    open[3] |= 1;
    expect(reasonOf(byTheBook({ grid, open }))).toBe('the border is open at row 1, column 4');
  });

  test('a maze in pieces', () => {
    const broken = maze();
    unlink(broken, 0, broken.open[0] & 2 ? 1 : 2);
    expect(reasonOf(byTheBook(broken))).toContain('not connected');
    expect(makeLostCause(broken)).toMatchObject({ ok: false });
  });

  test('a maze with a loop', () => {
    const looped = maze();
    const cell = looped.open.findIndex((sides, each) => (sides & 2) === 0 && each % 4 < 3);
    link(looped, cell, 1);
    expect(reasonOf(byTheBook(looped))).toBe('the maze has a loop');
    expect(makeLostCause(looped)).toEqual({ ok: false, reason: 'the maze has a loop' });
  });

  test('mazes a code cannot hold are not written', () => {
    const small = mazeOf(recursiveBacktracker, gridOf('rect', 2, 5), 'a');
    const wide = mazeOf(recursiveBacktracker, gridOf('rect', 26, 5), 'a');
    const masked = mazeOf(recursiveBacktracker, maskedGrid('rect'), 'a');
    const hex = mazeOf(recursiveBacktracker, gridOf('hex', 5, 5), 'a');
    expect(makeLostCause(small)).toMatchObject({ ok: false, reason: expect.stringContaining('width is 2') });
    expect(makeLostCause(wide)).toMatchObject({ ok: false, reason: expect.stringContaining('width is 26') });
    expect(makeLostCause(masked)).toMatchObject({ ok: false, reason: expect.stringContaining('mask') });
    expect(makeLostCause(hex)).toMatchObject({ ok: false, reason: expect.stringContaining('hex') });
    expect(makeLostCause(twoBridges())).toMatchObject({
      ok: false,
      reason: expect.stringContaining('cross'),
    });
  });

  test('a weaving maze without a single crossing can be written', () => {
    const flat = mazeOf(recursiveBacktracker, gridOf('rect', 5, 5), 'a');
    const weaving = { ...flat, under: blankMaze(flat.grid, { weave: true }).under };
    expect(makeLostCause(weaving)).toEqual(makeLostCause(flat));
  });
});
