import { CELL_ART } from './ground.js';

/** A mark of a way, in pixels of art from the corner of the map. */
export interface TrailMark {
  readonly x: number;
  readonly y: number;
}

/**
 * The marks of a way through a maze: in the middle of every cell and between two. Beneath a bridge there is none, so that
 * the way is seen to dive.
 */
export function trailMarks(cells: readonly number[], width: number, under: readonly number[]): TrailMark[] {
  const marks: TrailMark[] = [];
  const middle = (cell: number) => ({
    x: ((cell % width) + 0.5) * CELL_ART,
    y: (Math.floor(cell / width) + 0.5) * CELL_ART,
  });
  cells.forEach((cell, i) => {
    const here = middle(cell);
    const next = cells[i + 1] ?? cells[i - 1];
    if (next === undefined || !isBeneath(under[cell] ?? 0, next - cell, width)) marks.push(here);
    if (i + 1 === cells.length) return;
    const there = middle(cells[i + 1]);
    marks.push({ x: (here.x + there.x) / 2, y: (here.y + there.y) / 2 });
  });
  return marks;
}

/** Whether a step of this length to another cell is made along the passage beneath. */
export function isBeneath(under: number, step: number, width: number): boolean {
  const side = step === -width ? 1 : step === 1 ? 2 : step === width ? 4 : step === -1 ? 8 : 0;
  return (under & side) !== 0;
}
