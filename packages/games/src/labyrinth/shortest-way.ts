import { type Maze, type Passages, passages, Rng } from '@warren/engine';
import { WHOLE_RUN } from '@warren/engine/generators';
import { bfs } from '@warren/engine/solvers';
import { orThrow } from '../kernel/checks.js';
import { labyrinthMaze } from './round.js';
import type { LabyrinthRound, Square } from './state.js';

/** The cells of the shortest way to an exit. It names its solver: the list of all would load every one. */
export function shortestWay(round: LabyrinthRound, from: Square): number[] {
  const maze = labyrinthMaze(round);
  const graph = passages(maze);
  const rng = Rng.fromSeed(round.id, 'solve');
  const search = bfs.begin({ maze, from: nodeOf(graph, maze, from), goals: maze.exits, weights: null, rng });
  while (!search.advance(WHOLE_RUN));
  return Array.from(orThrow(search.path()), (node) => graph.cellOf(node));
}

/** A square by its number in the graph of the maze: the passages beneath come after the cells. */
export function nodeOf(graph: Passages, { grid }: Maze, { cell, beneath }: Square): number {
  return beneath ? grid.size + graph.under.indexOf(cell) : cell;
}
