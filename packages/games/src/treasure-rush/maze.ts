import { blankMaze, braid, type Maze, Rng, readOptions } from '@warren/engine';
import { binaryTree, carve, sidewinder, wilson } from '@warren/engine/generators';
import { makeGrid } from '@warren/engine/grids';
import { solve } from '@warren/engine/solvers';
import { orThrow } from '../kernel/checks.js';
import {
  type Demands,
  difficultyInTime,
  easeAt,
  lateShare,
  limitOf,
  wantedDifficulty,
} from './difficulty.js';
import { CANDIDATES, CELLS_PER_PATCH, COST, FAST, LATE, PLAIN, SEVERITY, SLOW } from './numbers.js';
import type { Algorithm, TreasureRushState } from './state.js';

/** Of several mazes the first whose difficulty, by the usual clock, is nearest to the wanted one. */
export function chooseMaze(order: MazeOrder, ease: Demands['ease'], choice: boolean): Chosen {
  const { score, severity, from } = order;
  const wanted = wantedDifficulty({ ...order, ease });
  let best: Chosen | null = null;
  for (let i = 0; i < (choice ? candidatesAt(score) : 1); i++) {
    const candidate = makeCandidate({ ...order, stream: `${order.stream}/${i}` });
    const { maze, treasure, cost } = candidate;
    const limit = limitOf(cost, easeAt(score, ease));
    const loops = severity < SEVERITY.most;
    const difficulty = difficultyInTime({ maze, loops, from, to: treasure }, limit);
    if (best !== null && Math.abs(difficulty - wanted) >= Math.abs(best.difficulty - wanted)) continue;
    best = { ...candidate, difficulty };
  }
  if (best === null) throw new Error('no maze was drawn');
  return best;
}

/** How many mazes are drawn of which one is played: hard ones are rare, so late in a run it takes more. */
export function candidatesAt(score: number): number {
  return CANDIDATES + lateShare(score, LATE.candidates);
}

/** What a maze follows from. */
export interface MazeOrder extends Pick<TreasureRushState, 'seed' | 'score' | 'side' | 'severity'> {
  /** Tells the mazes of one seed apart. */
  readonly stream: string;
  /** The cell of the player. */
  readonly from: number;
  /** Where the treasure was before; `null` in the first maze. */
  readonly before: { readonly column: number; readonly row: number } | null;
}

/** A maze that may be played. */
export interface Candidate {
  readonly maze: Maze;
  /** By cell: 0 plain, 1 slow, 2 fast. */
  readonly tiles: Uint8Array;
  readonly treasure: number;
  /** The cheapest way to the treasure, in quarters of a plain cell. */
  readonly cost: number;
}
type Chosen = Candidate & { readonly difficulty: number };

// By name rather than from the registry of all, so that a page with this game loads no other algorithm.
const GENERATORS = { 'binary-tree': binaryTree, sidewinder, wilson } as const;
/** A binary tree digs north or east, as that of the original does. */
const OPTIONS = { 'binary-tree': { bias: 'north-east' }, sidewinder: {}, wilson: {} } as const;

/** Makes a maze, strews its speed patches, hides the treasure and finds the cheapest way to it. */
export function makeCandidate(order: MazeOrder): Candidate {
  const { seed, stream, score, side, severity, from } = order;
  const rng = Rng.fromSeed(seed, stream);
  const maze = blankMaze(orThrow(makeGrid({ width: side, height: side })));
  const algorithm = algorithmOf(score);
  const generator = GENERATORS[algorithm];
  carve(generator, maze, rng, orThrow(readOptions(generator.options, OPTIONS[algorithm], generator.id)));
  braid(maze, { keep: severity * 100 }, rng);
  const tiles = strewPatches(side * side, rng);
  const treasure = hideTreasure(order, rng);
  return { maze, tiles, treasure, cost: costOfWay(maze, tiles, from, treasure) };
}

/** What digs the mazes at a score. */
export function algorithmOf(score: number): Algorithm {
  if (score < 5) return 'binary-tree';
  return score < 10 ? 'sidewinder' : 'wilson';
}

/** What the cheapest way between two cells costs. There always is one. */
export function costOfWay(maze: Maze, tiles: Uint8Array, from: number, to: number): number {
  return cheapestWay(maze, tiles, from, to).cost;
}

/** The cheapest way between two cells, its cost in quarters of a plain cell. */
export function cheapestWay(maze: Maze, tiles: ArrayLike<number>, from: number, to: number) {
  const weights = new Uint8Array(tiles.length);
  for (let cell = 0; cell < tiles.length; cell++) weights[cell] = COST[tiles[cell]];
  return orThrow(solve({ maze, solver: 'dijkstra', from, goals: [to], weights }));
}

/** The speed patches of a maze, by cell: 0 plain, 1 slow, 2 fast. */
export function strewPatches(cells: number, rng: Rng): Uint8Array {
  const tiles = new Uint8Array(cells);
  for (let cell = 0; cell < cells; cell++) {
    const draw = rng.below(CELLS_PER_PATCH);
    tiles[cell] = draw === 0 ? SLOW : draw === 1 ? FAST : PLAIN;
  }
  return tiles;
}

/** A random cell, not the player's and, where there is such a cell, not in row or column of the last treasure. */
function hideTreasure({ side, from, before }: MazeOrder, rng: Rng): number {
  const away = cellsBut(side, from, before);
  const cells = away.length > 0 ? away : cellsBut(side, from, null);
  return cells[rng.below(cells.length)];
}

/** All cells but one, and but the row and the column of a place. */
function cellsBut(side: number, cell: number, place: MazeOrder['before']): number[] {
  const cells: number[] = [];
  for (let row = 0; row < side; row++) {
    if (row === place?.row) continue;
    for (let column = 0; column < side; column++) {
      if (column !== place?.column && row * side + column !== cell) cells.push(row * side + column);
    }
  }
  return cells;
}
