import { EXISTS, emptyCodes, encodeRow, mazeRow } from './cell-row.js';
import type { Ink } from './colour.js';
import type { Drawing } from './drawing.js';
import type { Palette } from './palette.js';

/** An empty row of cells as painters need it: cell x stands at x + 1, with an empty place at either end. */
export function emptyRow(width: number, inks: Palette<Ink>) {
  return {
    /** What `encodeRow` says about each cell. */
    codes: emptyCodes(width),
    /** The colour of each cell's floor; the ground's where there is no cell. */
    floors: new Uint32Array(width + 2).fill(inks.ground.word),
    /** The colour of the mouths of the passage beneath each bridge. */
    mouths: new Uint32Array(width + 2),
  };
}
export type PaintedRow = ReturnType<typeof emptyRow>;

/** Reads the rows of a drawing from top to bottom into rows that can be painted. */
export function rowReader(drawing: Drawing, inks: Palette<Ink>): (y: number, into: PaintedRow) => void {
  const { maze, distances, rampScale } = drawing;
  const { under, grid } = maze;
  const { width } = grid;
  const ground = inks.ground.word;
  const floor = inks.floor.word;
  const mouth = inks.mouth.word;
  const floorRamp = Uint32Array.from(inks.floors, (ink) => ink.word);
  const mouthRamp = Uint32Array.from(inks.mouths, (ink) => ink.word);
  // The nodes beneath bridges are numbered in the order in which rows are read.
  let beneath = grid.size;

  return (y, { codes, floors, mouths }) => {
    const from = y * width;
    encodeRow(mazeRow(maze, y), codes);
    for (let x = 1; x <= width; x++) {
      const distance = distances === null ? -1 : distances[from + x - 1];
      if ((codes[x] & EXISTS) === 0) floors[x] = ground;
      else floors[x] = distance < 0 ? floor : floorRamp[Math.floor(distance * rampScale)];
    }
    if (under === null) return;
    for (let x = 1; x <= width; x++) {
      if (under[from + x - 1] === 0) continue;
      const distance = distances === null ? -1 : distances[beneath];
      mouths[x] = distance < 0 ? mouth : mouthRamp[Math.floor(distance * rampScale)];
      beneath++;
    }
  };
}
