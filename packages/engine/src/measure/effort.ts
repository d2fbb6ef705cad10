import type { Maze } from '../maze/maze.js';
import { bitCount } from '../maze/parts/pick.js';
import { passages } from '../maze/passages.js';
import { accept, type Result, refuse } from '../result.js';
import { Rng } from '../rng/rng.js';
import { floodAll } from '../solve/bfs.js';
import { FRESH, traceBack } from '../solve/marks.js';
import { isNode, openSides } from '../solve/sides.js';
import { NO_WAY } from '../solve/solver.js';
import { type Explorer, explore, type Ground, groundFor, SIGHTED_EXPLORER } from './explorer.js';

/** How many steps finding a goal is expected to take. */
export interface Effort {
  /** The expectation in fifteenths of a step: a whole number, so that games may depend on it. */
  readonly fifteenths: number;
  /** The same in steps. */
  readonly steps: number;
  /** False where the maze has loops and explorers were sent through it. */
  readonly exact: boolean;
}

/** Where a maze has loops, this many explorers are sent, */
const EXPLORERS = 256;
/** but after so many steps in all no further one. */
const STEPS_IN_ALL = 4_000_000;

/**
 * The steps a sighted, goal-minded explorer is expected to need from a start to a goal: how hard it is to find.
 * Exact where the start hangs on no loop, and then in linear time; else the mean of a bounded number of explorers
 * with a fixed seed.
 */
export function effort(
  maze: Maze,
  start: number,
  goal: number,
  explorer: Explorer = SIGHTED_EXPLORER,
): Result<Effort> {
  const graph = passages(maze);
  for (const node of [start, goal]) {
    if (!isNode(graph, node)) return refuse(`${node} is not a cell of the maze`);
  }
  const { marks, visited } = floodAll(maze, start);
  if ((marks[goal] & FRESH) !== 0) return refuse(NO_WAY);
  const exact = isTree(maze, marks, visited);
  const ground = groundFor(maze, { start, goal }, explorer);
  const path = traceBack(maze, marks, start, goal);
  const fifteenths = exact ? expectedOnTree(ground, path) : meanOfExplorers(ground, marks);
  return accept({ fifteenths, steps: fifteenths / 15, exact });
}

/** Whether the nodes that were reached hang together without a loop: a tree has one passage less than nodes. */
function isTree(maze: Maze, marks: Uint8Array, nodes: number): boolean {
  const sidesOf = openSides(maze, passages(maze));
  let ends = 0;
  for (let node = 0; node < marks.length; node++) {
    if ((marks[node] & FRESH) === 0) ends += bitCount(sidesOf(node));
  }
  return ends === 2 * (nodes - 1);
}

/**
 * The solution is walked in any case. A side branch is walked, there and back, if it is drawn before the right
 * way; among ways drawn one after another without replacement that happens with the chance of its weight against
 * the right way's, whatever other ways there are.
 */
function expectedOnTree(ground: Ground, path: Int32Array): number {
  const { graph, enters, weight } = ground;
  let fifteenths = 15 * (path.length - 1);
  for (let i = 0; i < path.length - 1; i++) {
    const node = path[i];
    const rightWeight = weight(node, sideTowards(ground, node, path[i + 1]));
    for (let side = 0; side < graph.sides; side++) {
      const next = graph.to(node, side);
      if (next < 0 || enters[next] === 0 || next === path[i + 1] || next === path[i - 1]) continue;
      const branchWeight = weight(node, side);
      // Twice a number of passages, so the division leaves no rest: see Explorer.
      fifteenths += (15 * stepsAround(ground, node, side) * branchWeight) / (branchWeight + rightWeight);
    }
  }
  return fifteenths;
}

/**
 * The steps it takes to walk through a whole branch and come back. Along the wall, so to speak: a tree is
 * walked around by always taking the side after the one behind, with no memory at all.
 */
function stepsAround({ maze, graph, enters }: Ground, root: number, first: number): number {
  const { grid } = maze;
  let node = root;
  let side = first;
  for (let steps = 1; ; steps++) {
    const cell = graph.cellOf(node);
    node = graph.to(node, side);
    if (node === root) return steps;
    side = grid.opposite(cell, side);
    let next = -1;
    while (next < 0 || enters[next] === 0) {
      side = side + 1 < graph.sides ? side + 1 : 0;
      next = graph.to(node, side);
    }
  }
}

function sideTowards({ graph }: Ground, node: number, next: number): number {
  for (let side = 0; side < graph.sides; side++) if (graph.to(node, side) === next) return side;
  throw new Error('a path was made of nodes without a passage between them');
}

function meanOfExplorers(ground: Ground, marks: Uint8Array): number {
  const rng = Rng.fromSeed('effort');
  let steps = 0;
  let arrived = 0;
  for (; arrived < EXPLORERS && steps < STEPS_IN_ALL; arrived++) steps += explore(ground, marks, rng);
  return Math.round((15 * steps) / arrived);
}
