import type { MazeChoice } from './choice.js';

/** The command that makes the same maze in a terminal, in the pieces in which one reads it. */
export function commandLine(choice: MazeChoice): string[] {
  const { algorithm, grid, width, height, seed, options, solution } = choice;
  const pieces = ['warren maze', `--algorithm ${algorithm}`];
  if (grid !== 'rect') pieces.push(`--grid ${grid}`);
  pieces.push(`--width ${width}`, `--height ${height}`, `--seed ${quoted(seed)}`);
  for (const [name, value] of Object.entries(options)) pieces.push(`--option ${quoted(`${name}=${value}`)}`);
  if (solution) pieces.push('--solution');
  return pieces;
}

/** A word as a POSIX shell reads it. */
function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
