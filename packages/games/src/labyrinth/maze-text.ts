import { isPerfect, type Maze, type Result, refuse } from '@warren/engine';
import { parseMazeText } from '@warren/engine/codes';
import { LABYRINTH_SIDES } from './numbers.js';

/** Longer texts are no maze of Labyrinth: that of the largest is shorter, with an exit in every cell of its border. */
const LONGEST = 14_000;

/** Reads the text of a maze in which Labyrinth can be played. */
export function readPlayableMaze(text: string): Result<Maze> {
  if (text.length > LONGEST) return refuse('the text is too long for a maze of Labyrinth');
  const maze = parseMazeText(text);
  if (!maze.ok) return maze;
  const reason = mazeFlaw(maze.value);
  return reason === null ? maze : refuse(reason);
}

function mazeFlaw(maze: Maze): string | null {
  const { grid, start, exits } = maze;
  const { width, height } = grid;
  if (grid.kind !== 'rect' || grid.mask !== null) return 'Labyrinth has mazes of squares only, without holes';
  if (Math.min(width, height) < LABYRINTH_SIDES.least || Math.max(width, height) > LABYRINTH_SIDES.most) {
    return `${width} x ${height} is not possible: sides are from ${LABYRINTH_SIDES.least} to ${LABYRINTH_SIDES.most}`;
  }
  if (exits.includes(start)) return 'the start cannot be an exit';
  const inside = exits.find((exit) => !isAtBorder(exit, width, height));
  if (inside !== undefined) return `exit ${inside} is not at the border`;
  return isPerfect(maze) ? null : 'the maze has a loop or a part that cannot be reached';
}

function isAtBorder(cell: number, width: number, height: number): boolean {
  const column = cell % width;
  const row = Math.floor(cell / width);
  return column === 0 || row === 0 || column === width - 1 || row === height - 1;
}
