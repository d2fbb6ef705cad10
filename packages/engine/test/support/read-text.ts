import { E, N, S, W } from '../../src/grid/grid.js';

/** What a drawing of squares says about each cell. */
export interface ReadMaze {
  readonly open: Uint8Array;
  readonly under: Uint8Array;
  readonly exists: Uint8Array;
}

/**
 * Reads a drawing of squares back, in either line style, with or without a trail. A cell exists where any character
 * of its surroundings is there; a side is open where no wall stands.
 */
export function readSquares(lines: readonly string[], width: number, height: number): ReadMaze {
  const open = new Uint8Array(width * height);
  const under = new Uint8Array(width * height);
  const exists = new Uint8Array(width * height);
  const at = (line: number, column: number): string => lines[line]?.[column] ?? ' ';
  const isWall = (character: string): boolean => '-|─│'.includes(character);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const cell = y * width + x;
      const [line, column] = [2 * y + 1, 4 * x + 2];
      if (!isWall(at(line - 1, column))) open[cell] |= N;
      if (!isWall(at(line, column + 2))) open[cell] |= E;
      if (!isWall(at(line + 1, column))) open[cell] |= S;
      if (!isWall(at(line, column - 2))) open[cell] |= W;
      const corners = [
        at(line - 1, column - 2),
        at(line - 1, column + 2),
        at(line + 1, column - 2),
        at(line + 1, column + 2),
      ];
      exists[cell] = corners.every((corner) => corner !== ' ') ? 1 : 0;
      const rail = at(line, column - 1);
      if ('|║'.includes(rail)) under[cell] = E | W;
      if ('=═'.includes(rail)) under[cell] = N | S;
      open[cell] &= ~under[cell];
    }
  }
  return { open, under, exists };
}
