import type { Maze } from '../maze/maze.js';
import { accept, type Result, refuse } from '../result.js';

const [NORTH, WEST] = [1, 8];

/** Draws a maze of squares with a word in each cell, such as its distance: lines of text, without line ends. */
export function wordLines(maze: Maze, words: readonly string[]): Result<Iterable<string>> {
  const { kind, size } = maze.grid;
  if (kind !== 'rect') return refuse('numbers are written into rect mazes alone');
  if (maze.under !== null) return refuse('numbers are written into mazes without crossings alone');
  if (words.length !== size) return refuse(`there are ${words.length} words for ${size} cells`);
  return accept(linesOf(maze, words));
}

function* linesOf({ grid, open }: Maze, words: readonly string[]): Generator<string> {
  const { width, height } = grid;
  const room = words.reduce((most, word) => Math.max(most, word.length), 1) + 2;
  for (let row = 0; row < height; row++) {
    let above = '';
    let line = '';
    for (let cell = row * width; cell < (row + 1) * width; cell++) {
      above += `+${(open[cell] & NORTH ? ' ' : '-').repeat(room)}`;
      line += `${open[cell] & WEST ? ' ' : '|'} ${words[cell].padEnd(room - 1)}`;
    }
    yield `${above}+`;
    yield `${line}|`;
  }
  yield `${`+${'-'.repeat(room)}`.repeat(width)}+`;
}
