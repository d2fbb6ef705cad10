import { makeGrid } from '../grid/make-grid.js';
import { flaw, shapeOf } from '../maze/check.js';
import { blankMaze, type Maze } from '../maze/maze.js';
import { accept, type Result, refuse } from '../result.js';
import { makeBase64url, parseBase64url, strangeCharacter } from './base64url.js';

/** The smallest and largest side of a maze in a Lost Cause code. */
export const LOST_CAUSE_SIDES = { min: 3, max: 25 } as const;

const HEADER_BITS = 16;
const CELL_BITS = 4;
/** Codes are filled up to whole groups of this many bits, which are four characters. */
const GROUP_BITS = 24;

/** The wall bits of a cell in a code, top 8, bottom 4, left 2, right 1, in the order of sides: N, E, S, W. */
const WALL_BITS = [8, 1, 4, 2];
/** The open sides of a cell by its wall bits. No two cells with other walls have the same sides open. */
const OPEN_SIDES = Array.from({ length: 16 }, (_, walls) =>
  WALL_BITS.reduce((open, bit, side) => (walls & bit ? open : open | (1 << side)), 0),
);

/** Reads a Lost Cause code. Everything that is not a perfect maze written in the one right way is refused. */
export function parseLostCause(code: string): Result<Maze> {
  const bytes = readBytes(code);
  if (!bytes.ok) return bytes;
  const [height, width] = bytes.value;
  const grid = makeGrid({ width, height });
  if (!grid.ok) return grid;
  const maze = blankMaze(grid.value);
  for (let cell = 0; cell < grid.value.size; cell++) {
    maze.open[cell] = OPEN_SIDES[nibbleAt(bytes.value, cell)];
  }
  const reason = wrongWalls(maze) ?? imperfection(maze);
  return reason === null ? accept(maze) : refuse(reason);
}

/** Writes a maze as a Lost Cause code: perfect mazes of squares, without mask and crossings, 3 to 25 a side. */
export function makeLostCause(maze: Maze): Result<string> {
  const { grid, open, under } = maze;
  const { width, height, size } = grid;
  if (grid.kind !== 'rect') return refuse(`a Lost Cause code holds rect mazes only, not ${grid.kind} ones`);
  if (grid.mask !== null) return refuse('a Lost Cause code holds no mask');
  const reason = wrongSide('height', height) ?? wrongSide('width', width);
  if (reason !== null) return refuse(reason);
  if (under?.some((sides) => sides !== 0)) return refuse('a Lost Cause code holds no crossings');
  const wrong = flaw(maze) ?? imperfection(maze);
  if (wrong !== null) return refuse(wrong);
  const { groups, padding } = lengthOf(width, height);
  const bytes = new Uint8Array((groups * GROUP_BITS) / 8);
  bytes[0] = height;
  bytes[1] = width;
  for (let cell = 0; cell < size; cell++) {
    bytes[2 + (cell >> 1)] |= OPEN_SIDES.indexOf(open[cell] & 15) << (cell % 2 === 0 ? 4 : 0);
  }
  return accept(makeBase64url(bytes) + '='.repeat(padding));
}

/** The bytes of a code whose characters, sides, length and padding are right. */
function readBytes(code: string): Result<Uint8Array> {
  const longest = lengthOf(LOST_CAUSE_SIDES.max, LOST_CAUSE_SIDES.max).groups * 4 + 2;
  if (code.length === 0) return refuse('the code is empty');
  if (code.length > longest) {
    return refuse(`the code is too long: no Lost Cause code has over ${longest} characters`);
  }
  const body = code.replace(/=+$/, '');
  const stray = body.indexOf('=');
  if (stray >= 0) return refuse(strangeCharacter(code, stray));
  const bytes = parseBase64url(body);
  if (!bytes.ok) return bytes;
  if (bytes.value.length < 2) return refuse('the code ends before the size of its maze');
  const [height, width] = bytes.value;
  const reason = wrongSide('height', height) ?? wrongSide('width', width);
  if (reason !== null) return refuse(reason);
  const { groups, padding } = lengthOf(width, height);
  if (body.length !== groups * 4 || code.length !== groups * 4 + padding) {
    return refuse(
      `a ${width} x ${height} maze has a code of ${groups * 4} characters and ${padding} "=", ` +
        `this one has ${body.length} and ${code.length - body.length}`,
    );
  }
  for (let place = width * height; place < (bytes.value.length - 2) * 2; place++) {
    if (nibbleAt(bytes.value, place) !== 0) return refuse('the padding bits of the code are not zero');
  }
  return bytes;
}

/** How many groups of four characters a code has, and how many `=` follow: one for every whole 8 bits of padding. */
function lengthOf(width: number, height: number): { groups: number; padding: number } {
  const bits = HEADER_BITS + CELL_BITS * width * height;
  const groups = Math.ceil(bits / GROUP_BITS);
  return { groups, padding: Math.floor((groups * GROUP_BITS - bits) / 8) };
}

function wrongSide(name: string, side: number): string | null {
  const { min, max } = LOST_CAUSE_SIDES;
  return side >= min && side <= max ? null : `the ${name} is ${side}, outside ${min} to ${max}`;
}

/** The four bits of a cell; what lies beyond the last cell is padding. */
function nibbleAt(bytes: Uint8Array, cell: number): number {
  const byte = bytes[2 + (cell >> 1)];
  return cell % 2 === 0 ? byte >>> 4 : byte & 15;
}

/** Says where the border is open or two neighbours disagree, by row and column counted from 1; `null` if nowhere. */
function wrongWalls({ grid, open }: Maze): string | null {
  const place = (cell: number): string =>
    `row ${Math.floor(cell / grid.width) + 1}, column ${(cell % grid.width) + 1}`;
  for (let cell = 0; cell < grid.size; cell++) {
    for (let side = 0; side < grid.sides; side++) {
      if ((open[cell] & (1 << side)) === 0) continue;
      const next = grid.neighbour(cell, side);
      if (next < 0) return `the border is open at ${place(cell)}`;
      if ((open[next] & (1 << grid.opposite(cell, side))) === 0) {
        return `the cells at ${place(cell)} and ${place(next)} disagree about the wall between them`;
      }
    }
  }
  return null;
}

function imperfection(maze: Maze): string | null {
  const { pieces, loops } = shapeOf(maze);
  if (pieces > 1) return `the maze is not connected: it falls into ${pieces} pieces`;
  return loops > 0 ? 'the maze has a loop' : null;
}
