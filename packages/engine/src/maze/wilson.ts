import { GRID_KINDS } from '../grid/grid.js';
import type { Rng } from '../rng/rng.js';
import type { Carving, Generator } from './generator.js';
import { link, type Maze } from './maze.js';
import { type FreshCells, freshCells, middleCell, visit } from './parts/cells.js';
import { FREE } from './parts/padded.js';
import { sideDraw } from './parts/side-draw.js';
import {
  OPEN_SIDES,
  PORTION,
  STEPS_A_WORD,
  showField,
  WALL,
  type WalkField,
  walkField,
} from './parts/walk-field.js';

/**
 * Wilson: from a cell outside the maze a random walk runs until it meets the maze; its path, without the loops it
 * made, is joined to the maze; and so on for the next cell. Every spanning tree is equally likely, as with
 * Aldous-Broder, but the slow part is the beginning, and it is over much sooner.
 */
export const wilson: Generator = {
  id: 'wilson',
  title: 'Wilson',
  about:
    'Walks at random from a cell outside the maze until it meets the maze, then joins the path without its loops. All mazes equally likely, none preferred.',
  traits: ['uniform'],
  grids: GRID_KINDS,
  masks: true,
  code: 4,
  options: [],
  begin: (maze, rng) => (maze.grid.kind === 'rect' ? beginOnRect(maze, rng) : beginOnGraph(maze, rng)),
};

/** The plain algorithm, for every kind of grid. The tests prove the fast one below equal to it. */
export function beginOnGraph(maze: Maze, rng: Rng): Carving {
  const fresh = freshCells(maze.grid);
  visit(fresh, middleCell(maze.grid));
  return joinWalks(maze, rng, fresh);
}

/** Joins all fresh cells to those that are not; there must be one that is not. */
export function joinWalks(maze: Maze, rng: Rng, fresh: FreshCells): Carving {
  const { grid } = maze;
  const drawSide = sideDraw(grid, rng);
  // The side by which the walk last left each cell: following these from its start leaves out the loops.
  const exits = new Uint8Array(grid.size);
  let start = fresh.cells.indexOf(1);
  let here = start;
  let joining = false;

  function step(): void {
    const side = joining ? exits[here] : drawSide(here);
    if (joining) {
      link(maze, here, side);
      visit(fresh, here);
    } else exits[here] = side;
    here = grid.neighbour(here, side);
    if (fresh.cells[here] === 1) return;
    joining = !joining;
    if (!joining) start = fresh.cells.indexOf(1, start);
    if (fresh.left > 0) here = start;
  }

  return {
    advance(budget) {
      for (let left = budget; left > 0 && fresh.left > 0; left--) step();
      return fresh.left === 0;
    },
    progress: () => (grid.count - fresh.left) / grid.count,
    cursor: () => here,
  };
}

function beginOnRect(maze: Maze, rng: Rng): Carving {
  const field = walkField(maze.grid);
  field.cells[field.placeOf(middleCell(maze.grid))] = 0;
  field.left--;
  return joinWalksOnField(maze, rng, field);
}

/** In a free cell: the side by which the walk last left it stands from bit 4 on. */
const EXIT_SHIFT = 4;

/** Where the walk began, and whether it met the maze and its path is being joined. */
interface Path {
  start: number;
  joining: boolean;
}

/** The same walks on squares, several times as fast: a word is good for 16 steps, a byte tells all about a cell. */
export function joinWalksOnField(maze: Maze, rng: Rng, field: WalkField): Carving {
  const { grid } = field;
  const path: Path = { start: field.cells.findIndex((cell) => cell >= FREE), joining: false };
  field.place = path.start;
  // What another algorithm left of its last word is not used.
  field.pending = 0;
  return {
    advance(budget) {
      for (let left = budget; left > 0 && field.left > 0; left -= PORTION) {
        makeSteps(field, path, rng.state, Math.min(left, PORTION));
      }
      showField(field, maze, field.left === 0);
      return field.left === 0;
    },
    progress: () => (grid.count - field.left) / grid.count,
    cursor: () => (field.left > 0 ? field.cellAt(field.place) : -1),
  };
}

// The loop compares with these at every step. Constants of another module would be looked up each time.
const free = FREE;
const wall = WALL;
const openSides = OPEN_SIDES;

function makeSteps(field: WalkField, path: Path, state: Int32Array, budget: number): void {
  const { cells, offsets } = field;
  let { place, bits, pending, left: fresh } = field;
  let { start, joining } = path;
  // sfc32, inlined: see Rng.
  let { 0: a, 1: b, 2: c, 3: d } = state;
  let left = budget;
  while (left > 0 && fresh > 0) {
    let cell = cells[place];
    if (joining) {
      for (; left > 0 && cell >= free; left--) {
        const side = (cell >>> EXIT_SHIFT) & 3;
        cells[place] = (cell & openSides) | (1 << side);
        place += offsets[side];
        cell = cells[place] | (1 << (side ^ 2));
        cells[place] = cell;
        fresh--;
      }
      if (cell >= free || fresh === 0) break;
      while (cells[start] < free) start++;
      place = start;
      joining = false;
    }
    if (pending === 0) {
      bits = (a + b + d) | 0;
      d = (d + 1) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (((c << 21) | (c >>> 11)) + bits) | 0;
      pending = STEPS_A_WORD;
    }
    const stop = left < pending ? pending - left : 0;
    left -= pending - stop;
    // The innermost loop has nothing but steps among free cells: whatever is rarer stands outside.
    do {
      const side = bits & 3;
      const next = place + offsets[side];
      cell = cells[next];
      if (cell < free) break;
      cells[place] = free | (side << EXIT_SHIFT);
      place = next;
      bits >>= 2;
      pending--;
    } while (pending > stop);
    if (cell < free) {
      if (cell !== wall) {
        cells[place] = free | ((bits & 3) << EXIT_SHIFT);
        place = start;
        joining = true;
      }
      bits >>= 2;
      pending--;
      left += pending - stop;
    }
  }
  state.set([a, b, c, d]);
  field.place = place;
  field.bits = bits;
  field.pending = pending;
  field.left = fresh;
  path.start = start;
  path.joining = joining;
}
