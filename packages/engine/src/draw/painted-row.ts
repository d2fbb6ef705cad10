import { EXISTS, emptyCodes, encodeRow } from './cell-row.js';
import type { Ink } from './colour.js';
import type { Drawing } from './drawing.js';
import type { Palette } from './palette.js';

/** A row of cells as painters need it: cell x stands at x + 1, with an empty place at either end. */
export interface PaintedRow {
  /** What `encodeRow` says about each cell. */
  readonly codes: Uint8Array;
  /** The colour of each cell's floor; the ground's where there is no cell. */
  readonly floors: Uint32Array;
  /** The colour of the mouths of the passage beneath each bridge. */
  readonly mouths: Uint32Array;
}

export function emptyRow(width: number, inks: Palette<Ink>): PaintedRow {
  return {
    codes: emptyCodes(width),
    floors: new Uint32Array(width + 2).fill(inks.ground.word),
    mouths: new Uint32Array(width + 2),
  };
}

/** Reads the rows of a drawing from top to bottom into rows that can be painted. */
export function rowReader(drawing: Drawing, inks: Palette<Ink>): (y: number, into: PaintedRow) => void {
  const { maze, distances, rampScale } = drawing;
  const { open, under, grid } = maze;
  const { width, mask } = grid;
  const ground = inks.ground.word;
  const floor = inks.floor.word;
  const mouth = inks.mouth.word;
  const floorRamp = Uint32Array.from(inks.floors, (ink) => ink.word);
  const mouthRamp = Uint32Array.from(inks.mouths, (ink) => ink.word);
  // The nodes beneath bridges are numbered in the order in which rows are read.
  let beneath = grid.size;

  return (y, { codes, floors, mouths }) => {
    const from = y * width;
    const row = (cells: Uint8Array): Uint8Array => cells.subarray(from, from + width);
    encodeRow({ open: row(open), under: under && row(under), mask: mask && row(mask) }, codes);
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
