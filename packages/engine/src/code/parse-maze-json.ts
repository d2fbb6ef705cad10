import { E, exists, type Grid, type GridKind, N, S, W } from '../grid/grid.js';
import { makeGrid } from '../grid/make-grid.js';
import type { Mask } from '../grid/mask.js';
import { blankMaze, type Maze } from '../maze/maze.js';
import { accept, type Result, refuse } from '../result.js';
import { MAZE_FORMAT, MAZE_FORMAT_VERSION, type MazeOrigin } from './maze-json.js';

/** A maze that was read, and where it came from. */
export interface MazeFile extends MazeOrigin {
  readonly maze: Maze;
}

/** Larger mazes need a link for every four cells, so that memory follows what was sent and not what was claimed. */
const UNLINKED_CELLS = 65_536;

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads the JSON of a maze, as text or already parsed. Passages have to run between neighbours and crossings
 * have to be straight; loops and closed-off parts are allowed, because a caller may want to solve such a
 * maze. Fields it does not know are ignored. A maze whose `under` layer is all zero comes back without one.
 */
export function parseMazeJson(input: unknown): Result<MazeFile> {
  const fields = readFields(input);
  if (!fields.ok) return fields;
  const { algorithm, seed, links, under, start, exits, nodes } = fields.value;
  if (typeof algorithm !== 'string') return refuse('algorithm must be text');
  if (typeof seed !== 'string') return refuse('seed must be text');
  if (!Array.isArray(links)) return refuse('links must be a list of pairs of nodes');
  if (!Array.isArray(under)) return refuse('under must be a list of pairs, a node and a cell');
  if (!Array.isArray(exits)) return refuse('exits must be a list of nodes');
  const grid = readGrid(fields.value, links.length);
  if (!grid.ok) return grid;
  const { count } = grid.value;
  if (nodes !== count + under.length) {
    return refuse(`nodes must be ${count + under.length}, the cells and the passages beneath them`);
  }
  const reason = wrongExits(start, exits, count);
  if (reason !== null) return refuse(reason);
  const cells = cellNumbers(grid.value, under.length);
  const wrong = readUnder(grid.value, under, cells);
  if (wrong !== null) return refuse(wrong);
  const maze: Maze = {
    ...blankMaze(grid.value, { weave: under.length > 0 }),
    start: cells[start as number],
    exits: exits.map((node) => cells[node]),
  };
  const flaw = readLinks(maze, links, cells) ?? bentCrossing(maze, cells);
  return flaw === null ? accept({ maze, algorithm, seed }) : refuse(flaw);
}

function readFields(input: unknown): Result<Fields> {
  let value = input;
  if (typeof input === 'string') {
    try {
      value = JSON.parse(input);
    } catch {
      return refuse('this is not JSON');
    }
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return refuse('the JSON of a maze is an object');
  }
  const fields = value as Fields;
  if (fields.format !== MAZE_FORMAT) return refuse(`this is no maze: its format is not "${MAZE_FORMAT}"`);
  if (fields.version !== MAZE_FORMAT_VERSION) {
    return refuse(
      `the version of the format must be ${MAZE_FORMAT_VERSION}; other versions are of a newer Warren`,
    );
  }
  return accept(fields);
}

function readGrid({ grid: kind, width, height, mask: rows }: Fields, links: number): Result<Grid> {
  if (typeof kind !== 'string') return refuse('grid must be text');
  if (typeof width !== 'number' || typeof height !== 'number') {
    return refuse('width and height must be numbers');
  }
  const mask = rows === undefined ? accept(null) : readMask(rows, width, height);
  if (!mask.ok) return mask;
  // Polar grids have even more cells, so what passes here keeps their rings within bounds too.
  if (mask.value === null && width * height > UNLINKED_CELLS && links * 4 < width * height) {
    return refuse(`${links} links are too few for a maze of ${width} x ${height}`);
  }
  return makeGrid({ kind: kind as GridKind, width, height, mask: mask.value });
}

/** A mask is as large as its text, so nothing is claimed that is not there. */
function readMask(rows: unknown, width: number, height: number): Result<Mask> {
  const wrong = refuse(`mask must have ${height} rows of ${width} characters, "." and "#"`);
  if (!Array.isArray(rows) || rows.length !== height || height === 0) return wrong;
  if (rows.some((row) => typeof row !== 'string' || row.length !== width)) return wrong;
  const cells = new Uint8Array(width * height);
  for (let cell = 0; cell < cells.length; cell++) {
    const character = rows[Math.floor(cell / width)][cell % width];
    if (character !== '.' && character !== '#') return wrong;
    cells[cell] = character === '.' ? 1 : 0;
  }
  return accept({ width, height, cells });
}

function wrongExits(start: unknown, exits: readonly unknown[], count: number): string | null {
  const isCell = (node: unknown): boolean =>
    Number.isInteger(node) && Number(node) >= 0 && Number(node) < count;
  if (!isCell(start)) return `start must be the node of a cell, from 0 to ${count - 1}`;
  if (exits.length === 0) return 'a maze needs at least 1 exit';
  if (!exits.every(isCell)) return `exits must be nodes of cells, from 0 to ${count - 1}`;
  return new Set(exits).size === exits.length ? null : 'an exit is listed twice';
}

/** By node the number of the cell it lies in, with room for the nodes beneath. */
function cellNumbers(grid: Grid, beneath: number): Int32Array {
  const cells = new Int32Array(grid.count + beneath);
  let node = 0;
  for (let cell = 0; cell < grid.size; cell++) if (exists(grid, cell)) cells[node++] = cell;
  return cells;
}

/** Fills in the cells of the nodes beneath, which come in the order of those cells. */
function readUnder(grid: Grid, under: readonly unknown[], cells: Int32Array): string | null {
  if (under.length > 0 && grid.kind !== 'rect') {
    return `passages can cross on rect grids only, not on ${grid.kind} ones`;
  }
  let last = -1;
  for (let i = 0; i < under.length; i++) {
    const pair = under[i];
    if (
      !isPair(pair, grid.count + i + 1) ||
      pair[0] !== grid.count + i ||
      pair[1] <= last ||
      pair[1] >= grid.count
    ) {
      return `under[${i}] must be node ${grid.count + i} and a cell after the one before`;
    }
    last = pair[1];
    cells[grid.count + i] = cells[last];
  }
  return null;
}

function readLinks(maze: Maze, links: readonly unknown[], cells: Int32Array): string | null {
  const { grid, open, under } = maze;
  const lower = under ?? open;
  for (let i = 0; i < links.length; i++) {
    const pair = links[i];
    if (!isPair(pair, cells.length)) return `links[${i}] must be two nodes from 0 to ${cells.length - 1}`;
    const [a, b] = pair;
    const side = sideTowards(grid, cells[a], cells[b]);
    if (side < 0) return `links[${i}] joins nodes ${a} and ${b}, which are not neighbours`;
    const back = grid.opposite(cells[a], side);
    if (((open[cells[a]] | lower[cells[a]]) & (1 << side)) !== 0) {
      return `links[${i}] opens a side for the second time`;
    }
    (a < grid.count ? open : lower)[cells[a]] |= 1 << side;
    (b < grid.count ? open : lower)[cells[b]] |= 1 << back;
  }
  return null;
}

/** A corridor passes straight over another one at right angles, or it is no crossing. */
function bentCrossing({ grid, open, under }: Maze, cells: Int32Array): string | null {
  if (under === null) return null;
  for (let node = grid.count; node < cells.length; node++) {
    const over = open[cells[node]];
    const beneath = under[cells[node]];
    const straight = (over === (N | S) && beneath === (E | W)) || (over === (E | W) && beneath === (N | S));
    if (!straight) return `node ${node} is no straight passage beneath a straight one`;
  }
  return null;
}

function isPair(value: unknown, bound: number): value is [number, number] {
  return (
    Array.isArray(value) &&
    value.length === 2 &&
    value.every((node) => Number.isInteger(node) && node >= 0 && node < bound)
  );
}

function sideTowards(grid: Grid, from: number, to: number): number {
  for (let side = 0; side < grid.sides; side++) if (grid.neighbour(from, side) === to) return side;
  return -1;
}
