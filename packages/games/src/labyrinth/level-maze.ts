import { blankMaze, type Maze, Rng } from '@warren/engine';
import { carve } from '@warren/engine/generators';
import { makeGrid } from '@warren/engine/grids';
import { orThrow } from '../kernel/checks.js';
import { generatorOf } from './algorithms.js';
import { difficultyInTime, expectedTicks, wantedDifficulty } from './difficulty.js';
import { chooseExits, type Exits } from './exits.js';
import { type LabyrinthLevel, limitOf, RANDOM_START, slackOfLevel } from './level.js';
import { CANDIDATES, MOST_CANDIDATES, MOST_DRAWN_CELLS } from './numbers.js';
import { type Tree, treeFrom } from './tree.js';

/** A labyrinth that may be played. */
interface Candidate {
  readonly maze: Maze;
  /** What its ways lack: 0 where they are as long and cross as often as they should. */
  readonly lack: number;
  /** How far its difficulty is from the wanted one. */
  readonly off: number;
}

/** The labyrinth of a level: of several the one whose difficulty is nearest to the wanted, and whose ways lack nothing. */
export function makeLevelMaze(level: LabyrinthLevel): { readonly maze: Maze; readonly drawn: number } {
  const most = mostCandidates(level);
  let best = makeCandidate(level, 0);
  let drawn = 1;
  for (; drawn < most && (drawn < CANDIDATES || best.lack > 0); drawn++) {
    const other = makeCandidate(level, drawn);
    if (other.lack < best.lack || (other.lack === best.lack && other.off < best.off)) best = other;
  }
  return { maze: best.maze, drawn };
}

/** How many labyrinths are drawn for a level at most: of the largest ones only a few. */
export function mostCandidates({ width, height }: Pick<LabyrinthLevel, 'width' | 'height'>): number {
  return Math.min(MOST_CANDIDATES, Math.floor(MOST_DRAWN_CELLS / (width * height)));
}

/** The i-th labyrinth of a level: its ways, its start and its exits each draw from a stream of their own. */
function makeCandidate(level: LabyrinthLevel, i: number): Candidate {
  const { seed, algorithm, width, height, density } = level;
  const maze = blankMaze(orThrow(makeGrid({ width, height })), { weave: true });
  carve(generatorOf(algorithm), maze, Rng.fromSeed(seed, `layout/${i}`), { density });
  const rng = Rng.fromSeed(seed, `ends/${i}`);
  const start = level.start === RANDOM_START ? rng.below(maze.grid.size) : level.start;
  let { tree, exits } = endsFrom(maze, start, level, rng);
  // From the end of the longest way there may be exits that are far enough.
  if (exits.lack > 0 && level.start === RANDOM_START) {
    ({ tree, exits } = endsFrom(maze, tree.farthest, level, rng));
  }
  const nearest = exits.cells[0];
  const off = Math.abs(difficultyOf(tree, nearest, level) - wantedDifficulty(level.number));
  return { maze: { ...maze, start: tree.from, exits: exits.cells }, lack: exits.lack, off };
}

function endsFrom(maze: Maze, start: number, level: LabyrinthLevel, rng: Rng): { tree: Tree; exits: Exits } {
  const tree = treeFrom(maze, start);
  const wanted = wantedDifficulty(level.number);
  const offOf = (exit: number): number => Math.abs(difficultyOf(tree, exit, level) - wanted);
  return { tree, exits: chooseExits(tree, level, { rng, offOf }) };
}

/** How hard it is to reach an exit by the usual clock of the level, whatever its own clock is. */
function difficultyOf(tree: Tree, exit: number, { number, width, height }: LabyrinthLevel): number {
  const limit = limitOf(tree.steps[exit], { width, height, slack: slackOfLevel(number) });
  return difficultyInTime(expectedTicks(tree, exit), limit);
}
