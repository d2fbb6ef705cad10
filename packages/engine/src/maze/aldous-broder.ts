import { GRID_KINDS } from '../grid/grid.js';
import type { Rng } from '../rng/rng.js';
import type { Carving, Generator } from './generator.js';
import { link, type Maze } from './maze.js';
import { type FreshCells, freshCells, middleCell, visit } from './parts/cells.js';
import { countVisit, DEEP, type DeepBlocks, deepBlocks, leap } from './parts/deep-blocks.js';
import { sideDraw } from './parts/side-draw.js';
import {
  clearMarks,
  PORTION,
  STEPS_A_WORD,
  showField,
  WALL,
  type WalkField,
  walkField,
} from './parts/walk-field.js';

/**
 * Aldous-Broder: a random walk over the whole grid that opens a passage whenever it enters a cell for the first
 * time. Every spanning tree is equally likely, so its mazes have no texture but that of chance: many short dead
 * ends, no direction preferred. The walk has to find the last cell by accident, which takes its time.
 */
export const aldousBroder: Generator = {
  id: 'aldous-broder',
  title: 'Aldous-Broder',
  about:
    'Walks at random and opens a passage into every cell it enters for the first time. All mazes equally likely, none preferred; slow to find the last cells.',
  traits: ['uniform'],
  grids: GRID_KINDS,
  masks: true,
  code: 3,
  options: [],
  begin: (maze, rng) => (maze.grid.kind === 'rect' ? beginOnRect(maze, rng) : beginOnGraph(maze, rng)),
};

/** The plain algorithm, for every kind of grid. The tests show that the fast one below has the same distribution. */
export function beginOnGraph(maze: Maze, rng: Rng): Carving {
  return wander(maze, rng, freshCells(maze.grid), 0);
}

function beginOnRect(maze: Maze, rng: Rng): Carving {
  return wanderOnField(maze, rng, walkField(maze.grid), 0);
}

/** Walks from the middle until only `until` fresh cells are left. */
export function wander(maze: Maze, rng: Rng, fresh: FreshCells, until: number): Carving {
  const { grid } = maze;
  const drawSide = sideDraw(grid, rng);
  let here = middleCell(grid);
  visit(fresh, here);

  function step(): void {
    const side = drawSide(here);
    const next = grid.neighbour(here, side);
    if (fresh.cells[next] === 1) {
      link(maze, here, side);
      visit(fresh, next);
    }
    here = next;
  }

  return {
    advance(budget) {
      for (let left = budget; left > 0 && fresh.left > until; left--) step();
      return fresh.left <= until;
    },
    progress: () => (grid.count - fresh.left) / grid.count,
    cursor: () => here,
  };
}

/**
 * The same walk on squares, many times as fast. A random word is good for 16 steps, and a step into a wall is
 * simply not made, which leaves all real neighbours equally likely. Most of the walk is through parts that have
 * long been visited, where only its end matters: there 16 steps are leapt over at once.
 */
export function wanderOnField(maze: Maze, rng: Rng, field: WalkField, until: number): Carving {
  const { grid } = field;
  const blocks = deepBlocks(field);
  field.place = field.placeOf(middleCell(grid));
  field.cells[field.place] = 0;
  field.left--;
  countVisit(blocks, field.place);
  return {
    advance(budget) {
      for (let left = budget; left > 0 && field.left > until; left -= PORTION) {
        makeSteps(blocks, rng.state, until, Math.min(left, PORTION));
      }
      const finished = field.left <= until;
      if (finished) clearMarks(field);
      showField(field, maze, field.left === 0);
      return finished;
    },
    progress: () => (grid.count - field.left) / grid.count,
    cursor: () => field.cellAt(field.place),
  };
}

// The loop compares with these at every step. Constants of another module would be looked up each time.
const wall = WALL;
const deep = DEEP;

function makeSteps(blocks: DeepBlocks, state: Int32Array, until: number, budget: number): void {
  const { field } = blocks;
  const { cells, offsets, stride } = field;
  let { place, bits, pending, left: fresh } = field;
  // sfc32, inlined: see Rng.
  let { 0: a, 1: b, 2: c, 3: d } = state;
  let left = budget;
  while (left > 0 && fresh > until) {
    if (pending === 0) {
      for (; left > 0 && (cells[place] & deep) !== 0; left--) {
        const word = (a + b + d) | 0;
        d = (d + 1) | 0;
        a = b ^ (b >>> 9);
        b = (c + (c << 3)) | 0;
        c = (((c << 21) | (c >>> 11)) + word) | 0;
        place += leap(word, stride);
      }
      if (left === 0) break;
      bits = (a + b + d) | 0;
      d = (d + 1) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (((c << 21) | (c >>> 11)) + bits) | 0;
      pending = STEPS_A_WORD;
    }
    let run = left < pending ? left : pending;
    pending -= run;
    left -= run;
    while (run > 0) {
      // Steps among visited cells, two a round: the runtime then checks its arrays once a round, not once a step.
      while (run >= 2) {
        let next = place + offsets[bits & 3];
        if (cells[next] >= wall) break;
        place = next;
        bits >>= 2;
        run--;
        next = place + offsets[bits & 3];
        if (cells[next] >= wall) break;
        place = next;
        bits >>= 2;
        run--;
      }
      if (run === 0) break;
      const side = bits & 3;
      const next = place + offsets[side];
      const cell = cells[next];
      bits >>= 2;
      run--;
      if (cell === wall) continue;
      if (cell > wall) {
        cells[place] |= 1 << side;
        cells[next] = 1 << (side ^ 2);
        countVisit(blocks, next);
        if (--fresh === until) left = run = 0;
      }
      place = next;
    }
  }
  state.set([a, b, c, d]);
  field.place = place;
  field.bits = bits;
  field.pending = pending;
  field.left = fresh;
}
