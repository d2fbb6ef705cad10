import { E, exists, type Grid, type GridKind, N, S, W } from '../grid/grid.js';
import { makeGrid } from '../grid/make-grid.js';
import { ringSizes } from '../grid/polar.js';
import { flaw } from '../maze/check.js';
import { blankMaze, type Maze } from '../maze/maze.js';
import { accept, type Result, refuse } from '../result.js';
import { BASE64URL } from './base64url.js';

// A maze as text for people's files: a header, then a line a row (polar: a ring) with a character a cell.
//
//   warren-text 1 rect 3x2 start 0 exits 5
//
// On squares and triangles the character is the hexadecimal digit of the open sides (N 1, E 2, S 4, W 8); on
// hexagons and rings, which have more sides, the base64 character. `-` is a corridor that runs east and west
// over one that runs north and south, `|` the other way round, `#` a cell that is left out.

const HEADER =
  /^warren-text 1 ([a-z]{1,8}) ([0-9]{1,8})x([0-9]{1,8}) start ([0-9]{1,8}) exits ([0-9]{1,8}(?: [0-9]{1,8})*)$/;
const LEFT_OUT = '#';
const DIGITS: Record<GridKind, string> = {
  rect: '0123456789abcdef',
  triangle: '0123456789abcdef',
  hex: BASE64URL,
  polar: BASE64URL,
};
const BRIDGES = [
  { character: '-', open: E | W, under: N | S },
  { character: '|', open: N | S, under: E | W },
];

/** Writes a maze as text that `parseMazeText` reads. */
export function makeMazeText(maze: Maze): Result<string> {
  const { grid, open, under, start, exits } = maze;
  const lines = [
    `warren-text 1 ${grid.kind} ${grid.width}x${grid.height} start ${start} exits ${exits.join(' ')}`,
  ];
  let cell = 0;
  for (const length of rowLengths(grid.kind, grid.width, grid.height)) {
    let line = '';
    for (const end = cell + length; cell < end; cell++) {
      const character = characterOf(grid, {
        cell,
        open: open[cell],
        under: under === null ? 0 : under[cell],
      });
      if (character === undefined) return refuse(`cell ${cell} has a crossing that is not straight`);
      line += character;
    }
    lines.push(line);
  }
  return accept(`${lines.join('\n')}\n`);
}

function characterOf(
  grid: Grid,
  { cell, open, under }: { cell: number; open: number; under: number },
): string | undefined {
  if (!exists(grid, cell)) return LEFT_OUT;
  if (under === 0) return DIGITS[grid.kind][open];
  return BRIDGES.find((bridge) => bridge.open === open && bridge.under === under)?.character;
}

/** Reads a maze from text. Loops and closed-off parts are allowed, passages with one end are not. */
export function parseMazeText(text: string): Result<Maze> {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  if (lines[lines.length - 1] === '') lines.pop();
  const header = HEADER.exec(lines[0] ?? '');
  if (header === null) {
    return refuse('line 1 must be like "warren-text 1 rect 3x2 start 0 exits 5"');
  }
  const [kind, width, height] = [header[1] as GridKind, Number(header[2]), Number(header[3])];
  const rows = lines.slice(1);
  if (rows.length !== height) return refuse(`the maze has ${rows.length} rows, its header says ${height}`);
  const bare = makeGrid({ kind, width, height });
  if (!bare.ok) return bare;
  const uneven = rowLengths(kind, width, height).findIndex((length, y) => rows[y].length !== length);
  if (uneven >= 0) {
    return refuse(`line ${uneven + 2} has ${rows[uneven].length} characters, which is not right`);
  }
  const characters = rows.join('');
  const grid = characters.includes(LEFT_OUT) ? maskedGrid(bare.value, characters) : bare;
  if (!grid.ok) return grid;
  const maze = readCells(grid.value, characters);
  if (!maze.ok) return maze;
  return withEnds(maze.value, Number(header[4]), header[5].split(' ').map(Number));
}

function maskedGrid({ kind, width, height, size }: Grid, characters: string): Result<Grid> {
  const cells = new Uint8Array(size);
  for (let cell = 0; cell < size; cell++) cells[cell] = characters[cell] === LEFT_OUT ? 0 : 1;
  return makeGrid({ kind, width, height, mask: { width, height, cells } });
}

function readCells(grid: Grid, characters: string): Result<Maze> {
  const digits = DIGITS[grid.kind];
  const bridges = grid.kind === 'rect' ? BRIDGES : [];
  const weave = bridges.some(({ character }) => characters.includes(character));
  const maze = blankMaze(grid, { weave });
  for (let cell = 0; cell < grid.size; cell++) {
    if (!exists(grid, cell)) continue;
    const character = characters[cell];
    const bridge = bridges.find((each) => each.character === character);
    const open = bridge === undefined ? digits.indexOf(character) : bridge.open;
    if (open < 0) return refuse(`cell ${cell} is ${JSON.stringify(character)}, which is no open sides`);
    maze.open[cell] = open;
    if (bridge !== undefined && maze.under !== null) maze.under[cell] = bridge.under;
  }
  const reason = flaw(maze);
  return reason === null ? accept(maze) : refuse(reason);
}

function withEnds(maze: Maze, start: number, exits: readonly number[]): Result<Maze> {
  const { grid } = maze;
  for (const cell of [start, ...exits]) {
    if (cell >= grid.size || !exists(grid, cell)) {
      return refuse(`there is no cell ${cell} to start or end in`);
    }
  }
  if (new Set(exits).size !== exits.length) return refuse('an exit is listed twice');
  return accept({ ...maze, start, exits });
}

function rowLengths(kind: GridKind, width: number, height: number): number[] {
  return kind === 'polar' ? ringSizes(width, height) : new Array<number>(height).fill(width);
}
