import type { Maze } from '../maze/maze.js';
import { accept, type Result, refuse } from '../result.js';
import type { MazeSpec } from '../spec/maze-spec.js';
import { parseLostCause } from './lost-cause.js';
import { parseWarrenCode } from './warren.js';

/** What a code stands for: a maze itself, or everything a maze follows from. */
export type Code =
  | { readonly kind: 'lost-cause'; readonly maze: Maze }
  | { readonly kind: 'warren'; readonly spec: MazeSpec };

/** Reads a code of either kind: a Warren code begins with "w" and a number, a Lost Cause code with A to G. */
export function parseCode(text: string): Result<Code> {
  if (text === '') return refuse('the code is empty');
  if (/^w[0-9]/.test(text)) {
    const spec = parseWarrenCode(text);
    return spec.ok ? accept({ kind: 'warren', spec: spec.value }) : spec;
  }
  const maze = parseLostCause(text);
  return maze.ok ? accept({ kind: 'lost-cause', maze: maze.value }) : maze;
}
