import { E, exists, N, S, W } from '../grid/grid.js';
import type { Maze } from '../maze/maze.js';
import type { Rng } from '../rng/rng.js';

export interface RoomsOptions {
  /** How many rooms are wanted. */
  readonly count: number;
}

const SHORTEST_SIDE = 2;
const LONGEST_SIDE = 5;
/** Random places tried for each room wanted. */
const TRIES = 50;

interface Room {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Opens rectangular rooms in a maze on a rectangular grid, in place, and says how many found room.
 *
 * A room is 2 to 5 cells long and wide, at most a third of the grid where that is more than 2. Rooms never
 * touch each other, not even by a corner, and lie neither on cells the mask leaves out nor on crossings. All
 * walls inside a room go, so the maze has loops afterwards; it still hangs together.
 */
export function rooms(maze: Maze, { count }: RoomsOptions, rng: Rng): number {
  const { grid } = maze;
  if (grid.kind !== 'rect') throw new Error('rooms fit on rect grids only');
  if (grid.width < SHORTEST_SIDE || grid.height < SHORTEST_SIDE) return 0;
  const taken = unfitCells(maze);
  let opened = 0;
  for (let tries = count * TRIES; tries > 0 && opened < count; tries--) {
    const room = drawRoom(grid.width, grid.height, rng);
    if (!isClear(room, taken, grid.width)) continue;
    openRoom(room, maze);
    take(room, taken, grid.width, grid.height);
    opened++;
  }
  return opened;
}

/** One byte a cell, 1 where no room can be. */
function unfitCells({ grid, under }: Maze): Uint8Array {
  const taken = new Uint8Array(grid.size);
  for (let cell = 0; cell < grid.size; cell++) {
    if (!exists(grid, cell) || (under !== null && under[cell] !== 0)) taken[cell] = 1;
  }
  return taken;
}

function drawRoom(gridWidth: number, gridHeight: number, rng: Rng): Room {
  const width = drawSide(gridWidth, rng);
  const height = drawSide(gridHeight, rng);
  return { x: rng.below(gridWidth - width + 1), y: rng.below(gridHeight - height + 1), width, height };
}

function drawSide(available: number, rng: Rng): number {
  const longest = Math.min(LONGEST_SIDE, Math.max(SHORTEST_SIDE, Math.floor(available / 3)));
  return SHORTEST_SIDE + rng.below(longest - SHORTEST_SIDE + 1);
}

function isClear(room: Room, taken: Uint8Array, gridWidth: number): boolean {
  for (let y = room.y; y < room.y + room.height; y++) {
    for (let x = room.x; x < room.x + room.width; x++) if (taken[y * gridWidth + x] === 1) return false;
  }
  return true;
}

function openRoom(room: Room, { grid, open }: Maze): void {
  const right = room.x + room.width - 1;
  const bottom = room.y + room.height - 1;
  for (let y = room.y; y <= bottom; y++) {
    for (let x = room.x; x <= right; x++) {
      const inside = (y > room.y ? N : 0) | (x < right ? E : 0) | (y < bottom ? S : 0) | (x > room.x ? W : 0);
      open[y * grid.width + x] |= inside;
    }
  }
}

function take(room: Room, taken: Uint8Array, gridWidth: number, gridHeight: number): void {
  const left = Math.max(0, room.x - 1);
  const right = Math.min(gridWidth, room.x + room.width + 1);
  const bottom = Math.min(gridHeight, room.y + room.height + 1);
  for (let y = Math.max(0, room.y - 1); y < bottom; y++) {
    taken.fill(1, y * gridWidth + left, y * gridWidth + right);
  }
}
