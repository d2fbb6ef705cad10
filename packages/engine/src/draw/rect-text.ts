import { E, N, S, W } from '../grid/grid.js';
import {
  BRIDGE,
  BRIDGE_NORTH_SOUTH,
  type CellRow,
  EXISTS,
  emptyCodes,
  encodeRow,
  wallBelow,
  wallBetween,
} from './cell-row.js';
import { type Characters, MARK_LETTERS } from './characters.js';
import type { PlacedMark } from './marks.js';
import { blankLine, clearLine, lineText, putText, type TextLine, unitsOf } from './text-line.js';

/** A row of squares with what is drawn on it. */
interface TextRow extends CellRow {
  /** The sides the trail goes through, and those it goes through beneath. */
  readonly trail: Uint8Array | null;
  readonly trailUnder: Uint8Array | null;
  readonly marks: readonly PlacedMark[];
}

/** Columns from one cell to the next. */
const PITCH = 4;

/** Draws squares row by row from two rows: a cell is three characters wide and one high, walls stand between. */
export function rectPen(width: number, characters: Characters) {
  const line = blankLine(PITCH * width + 1);
  const putWalls = wallPutter(characters);
  const upright = unitsOf(` ${characters.upright}`);
  let above = emptyCodes(width);
  let below = emptyCodes(width);

  function cellLine(row: TextRow): string {
    clearLine(line);
    for (let x = 0; x <= width; x++) line[PITCH * x] = upright[wallBetween(below[x], below[x + 1])];
    if (row.under !== null) putBridges(line, below, characters);
    if (row.trail !== null) putTrail(line, below, row, characters);
    for (const { x, mark } of row.marks) putText(line, PITCH * x + 2, MARK_LETTERS[mark]);
    return lineText(line);
  }

  return {
    /** The line of walls above a row and the line of its cells. The row may be overwritten afterwards. */
    next(row: TextRow): readonly [string, string] {
      [above, below] = [below, above];
      encodeRow(row, below);
      putWalls(line, above, below);
      if (row.trail !== null) putTrailAbove(line, row, characters.trailUpright);
      return [lineText(line), cellLine(row)];
    },
    /** The walls below the last row. */
    last(): string {
      putWalls(line, below, emptyCodes(width));
      return lineText(line);
    },
  };
}

/** Makes a function that fills a line with the walls between two rows of cells. */
function wallPutter(characters: Characters): (line: TextLine, above: Uint8Array, below: Uint8Array) => void {
  // A blank, where no cell touches the corner, and then the junctions by their arms.
  const corners = unitsOf(`${' '.repeat(16)}${characters.junctions}`);
  const across = unitsOf(` ${characters.across}`);
  return (line, above, below) => {
    const width = above.length - 2;
    let wallBefore = 0;
    for (let x = 0; x <= width; x++) {
      const northWest = above[x];
      const northEast = above[x + 1];
      const southWest = below[x];
      const southEast = below[x + 1];
      const wall = wallBelow(northEast, southEast);
      const arms =
        wallBetween(northWest, northEast) * N +
        wall * E +
        wallBetween(southWest, southEast) * S +
        wallBefore * W;
      line[PITCH * x] = corners[((northWest | northEast | southWest | southEast) & EXISTS) + arms];
      if (x === width) break;
      const unit = across[wall];
      line[PITCH * x + 1] = unit;
      line[PITCH * x + 2] = unit;
      line[PITCH * x + 3] = unit;
      wallBefore = wall;
    }
  };
}

/** The two edges of each bridge; one from west to east has its floor drawn too. */
function putBridges(line: TextLine, codes: Uint8Array, { uprightRail, acrossRail }: Characters): void {
  for (let x = 0; x < codes.length - 2; x++) {
    if ((codes[x + 1] & BRIDGE) === 0) continue;
    const upright = (codes[x + 1] & BRIDGE_NORTH_SOUTH) !== 0;
    putText(line, PITCH * x + 1, upright ? `${uprightRail} ${uprightRail}` : acrossRail.repeat(3));
  }
}

function putTrail(line: TextLine, codes: Uint8Array, row: TextRow, characters: Characters): void {
  const { trail, trailArm, trailAcross } = characters;
  for (let x = 0; x < codes.length - 2; x++) {
    const over = row.trail === null ? 0 : row.trail[x];
    const under = row.trailUnder === null ? 0 : row.trailUnder[x];
    if (((over | under) & W) !== 0) putText(line, PITCH * x, trailAcross);
    if (over === 0) continue;
    putText(line, PITCH * x + 2, trail[over & 15]);
    if ((codes[x + 1] & BRIDGE) !== 0) continue;
    if ((over & W) !== 0) putText(line, PITCH * x + 1, trailArm);
    if ((over & E) !== 0) putText(line, PITCH * x + 3, trailArm);
  }
}

/** The trail through the openings above a row. */
function putTrailAbove(line: TextLine, { trail, trailUnder }: TextRow, upright: string): void {
  if (trail === null) return;
  for (let x = 0; x < trail.length; x++) {
    const under = trailUnder === null ? 0 : trailUnder[x];
    if (((trail[x] | under) & N) !== 0) putText(line, PITCH * x + 2, upright);
  }
}
