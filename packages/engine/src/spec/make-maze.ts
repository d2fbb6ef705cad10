import { type Carving, WHOLE_RUN } from '../maze/generator.js';
import { blankMaze, type Maze } from '../maze/maze.js';
import { accept, type Result } from '../result.js';
import { Rng } from '../rng/rng.js';
import { braid } from '../transform/braid.js';
import { rooms } from '../transform/rooms.js';
import { weave } from '../transform/weave.js';
import { type MazeRequest, type MazeSpec, readSpec } from './maze-spec.js';

/** A maze being made from its spec: carved first, then given its rooms, crossings and loops, an edit a call. */
export interface Making extends Carving {
  /** The maze as it is now. It has its start and exits from the beginning. */
  maze(): Maze;
}

/** Of ten parts of the work, carving counts as nine wherever edits follow. */
const CARVING_PARTS = 9;

/** Starts on the maze of a spec. One loop serves full speed and watching, as with generators. */
export function beginMaze(spec: MazeSpec): Making {
  const { generator, grid, options } = spec;
  const weaves = generator.traits.includes('weave');
  let maze: Maze = { ...blankMaze(grid, { weave: weaves }), exits: spec.exitCells };
  const carving = generator.begin(maze, Rng.fromSeed(spec.seed, 'layout'), options);
  const edits = editsOf(spec);
  let carved = false;
  let edited = 0;

  return {
    advance(budget) {
      if (!carved) carved = carving.advance(budget);
      else if (edited < edits.length) maze = edits[edited++](maze);
      return carved && edited === edits.length;
    },
    progress() {
      if (edits.length === 0) return carving.progress();
      return (carving.progress() * CARVING_PARTS + edited / edits.length) / (CARVING_PARTS + 1);
    },
    cursor: () => (carved ? -1 : carving.cursor()),
    maze: () => maze,
  };
}

export function runSpec(spec: MazeSpec): Result<Maze> {
  const making = beginMaze(spec);
  while (!making.advance(WHOLE_RUN));
  return accept(making.maze());
}

/** The requested maze, or the reason why there can be none, found before any work is done. */
export function makeMaze(request: MazeRequest): Result<Maze> {
  const spec = readSpec(request);
  return spec.ok ? runSpec(spec.value) : spec;
}

type Edit = (maze: Maze) => Maze;

/**
 * What is done after carving, in this order: rooms need cells without crossings, crossings need dead ends, and
 * braiding takes those away. Each edit has its own stream, so asking for one does not change the others.
 */
function editsOf({ seed, rooms: count, weave: density, braid: keep }: MazeSpec): Edit[] {
  const edits: Edit[] = [];
  if (count > 0) {
    edits.push((maze) => {
      rooms(maze, { count }, Rng.fromSeed(seed, 'rooms'));
      return maze;
    });
  }
  if (density > 0) edits.push((maze) => weave(maze, { density }, Rng.fromSeed(seed, 'weave')));
  if (keep < 1000) {
    edits.push((maze) => {
      braid(maze, { keep }, Rng.fromSeed(seed, 'braid'));
      return maze;
    });
  }
  return edits;
}
