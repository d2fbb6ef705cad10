import { E, type GridKind, N, S, W } from '../grid/grid.js';
import { gridDistance } from '../grid/grid-distance.js';
import { CLOCKWISE, COUNTER, INWARD, OUTWARD, OUTWARD_SECOND } from '../grid/polar.js';
import { shapeOf } from '../maze/check.js';
import type { Maze } from '../maze/maze.js';
import { bitCount } from '../maze/parts/pick.js';
import { passages } from '../maze/passages.js';
import { accept, type Result } from '../result.js';
import { floodAll } from '../solve/bfs.js';
import { solve } from '../solve/solve.js';
import { corridorsOf } from './corridors.js';
import { difficulty, parSeconds } from './difficulty.js';
import { effort } from './effort.js';

/** A maze in numbers. The solution is the shortest way from the start to the nearest exit. */
export interface Measures {
  /** Nodes with one way out. */
  readonly deadEnds: number;
  readonly solution: number;
  /** The expected steps of a sighted explorer to the exit of the solution: see `effort`. */
  readonly effort: number;
  /** Effort on a scale where 100 more means twice the steps. */
  readonly difficulty: number;
  /** Seconds that effort takes at four cells a second. */
  readonly par: number;
  /** Cells and, where the maze weaves, passages beneath them. */
  readonly nodes: number;
  /** Nodes with two ways. */
  readonly corridors: number;
  /** Nodes with three ways. */
  readonly forks: number;
  /** Nodes with four ways or more. */
  readonly crossroads: number;
  /** Independent loops; 0 in a perfect maze. */
  readonly loops: number;
  /**
   * The mean length, in steps, of the stretches between one dead end or junction and the next. High where
   * passages are few and long, as if a river had cut them; low where many short ones branch off.
   */
  readonly river: number;
  /** The longest of those stretches. */
  readonly longestCorridor: number;
  /** The mean number of steps from a dead end to its junction. */
  readonly deadEndLength: number;
  /** The share of nodes with two ways in which the way turns. */
  readonly twistiness: number;
  /** The share of nodes along the solution in which it turns. */
  readonly solutionTwistiness: number;
  /** How directly the solution leads: the steps it would need without walls over those it needs. 1 is a beeline. */
  readonly straightness: number;
}

/** All measures of a maze, or the reason why it has none: no exit can be reached. */
export function measureMaze(maze: Maze): Result<Measures> {
  const solution = solve({ maze });
  if (!solution.ok) return solution;
  const { nodes: way, cells, steps } = solution.value;
  const search = effort(maze, maze.start, way[steps]);
  if (!search.ok) return search;
  const shape = countSides(maze);
  const pieces = floodAll(maze, maze.start).visited === shape.nodes ? 1 : shapeOf(maze).pieces;
  const { count, longest, fromDeadEnds } = corridorsOf(maze);
  return accept({
    deadEnds: shape.ways[1],
    solution: steps,
    effort: search.value.steps,
    difficulty: difficulty(search.value),
    par: parSeconds(search.value),
    nodes: shape.nodes,
    corridors: shape.ways[2],
    forks: shape.ways[3],
    crossroads: shape.ways.slice(4).reduce((sum, nodes) => sum + nodes, 0),
    loops: shape.links - shape.nodes + pieces,
    river: share(shape.links, count),
    longestCorridor: longest,
    deadEndLength: share(fromDeadEnds, shape.ways[1]),
    twistiness: share(shape.ways[2] - shape.straight, shape.ways[2]),
    solutionTwistiness: share(countTurns(maze, way), steps - 1),
    straightness: steps === 0 ? 1 : gridDistance(maze.grid)(cells[0], cells[steps]) / steps,
  });
}

interface SideCounts {
  readonly nodes: number;
  readonly links: number;
  /** How many nodes have this many ways, from 0 to 6. */
  readonly ways: readonly number[];
  /** How many of those with two go straight on. */
  readonly straight: number;
}

function countSides({ grid, open, under }: Maze): SideCounts {
  const bySides = new Int32Array(64);
  for (let cell = 0; cell < open.length; cell++) bySides[open[cell]]++;
  // Cells that the mask leaves out are closed all around, as no others of a maze in one piece are.
  bySides[0] -= grid.size - grid.count;
  if (under !== null)
    for (let cell = 0; cell < under.length; cell++) if (under[cell] !== 0) bySides[under[cell]]++;
  const ways = [0, 0, 0, 0, 0, 0, 0];
  let straight = 0;
  let nodes = 0;
  let ends = 0;
  bySides.forEach((count, sides) => {
    ways[bitCount(sides)] += count;
    nodes += count;
    ends += count * bitCount(sides);
    if (bitCount(sides) === 2 && isStraight(grid.kind, sides)) straight += count;
  });
  return { nodes, links: ends / 2, ways, straight };
}

const STRAIGHT: Record<GridKind, readonly number[]> = {
  rect: [N | S, E | W],
  hex: [0b001001, 0b010010, 0b100100],
  // Along the row is straight on, though one zigzags a little.
  triangle: [E | W],
  polar: [
    (1 << INWARD) | (1 << OUTWARD),
    (1 << INWARD) | (1 << OUTWARD_SECOND),
    (1 << CLOCKWISE) | (1 << COUNTER),
  ],
};

/** Whether a corridor with these two open sides, as bits, goes straight on. */
function isStraight(kind: GridKind, sides: number): boolean {
  return STRAIGHT[kind].includes(sides);
}

/** How many times a way turns. */
function countTurns(maze: Maze, way: Int32Array): number {
  const graph = passages(maze);
  const { kind } = maze.grid;
  let turns = 0;
  for (let i = 1; i < way.length - 1; i++) {
    let sides = 0;
    for (let side = 0; side < graph.sides; side++) {
      const next = graph.to(way[i], side);
      if (next >= 0 && (next === way[i - 1] || next === way[i + 1])) sides |= 1 << side;
    }
    if (!isStraight(kind, sides)) turns++;
  }
  return turns;
}

function share(part: number, whole: number): number {
  return whole > 0 ? part / whole : 0;
}

export interface Spread {
  readonly mean: number;
  /** The standard deviation of a sample: 0 for fewer than two. */
  readonly sd: number;
}

export type Summary = Readonly<Record<keyof Measures, Spread>>;

/** Mean and standard deviation of each measure over several mazes, of which there must be at least one. */
export function summarise(list: readonly Measures[]): Summary {
  const names = Object.keys(list[0]) as (keyof Measures)[];
  const spreads = names.map((name) => [name, spreadOf(list.map((measures) => measures[name]))]);
  return Object.fromEntries(spreads) as Summary;
}

function spreadOf(values: readonly number[]): Spread {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) * (value - mean), 0);
  return { mean, sd: values.length < 2 ? 0 : Math.sqrt(squares / (values.length - 1)) };
}
