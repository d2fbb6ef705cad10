import type { Position } from './camera.js';
import { CELL_ART } from './ground.js';

/** A mark of a way; one beneath a bridge is drawn hollow, so that the way is seen to dive. */
export interface Mark extends Position {
  readonly beneath: boolean;
}

/** The marks of a way through a maze, in pixels of art from the corner of the map: in the middle of every cell and between two. */
export function trailMarks(cells: readonly number[], width: number, under: readonly number[]): Mark[] {
  const marks: Mark[] = [];
  const middle = (cell: number) => ({
    x: ((cell % width) + 0.5) * CELL_ART,
    y: (Math.floor(cell / width) + 0.5) * CELL_ART,
  });
  cells.forEach((cell, i) => {
    const here = middle(cell);
    const next = cells[i + 1] ?? cells[i - 1];
    const beneath = next !== undefined && isBeneath(under[cell] ?? 0, next - cell, width);
    marks.push({ ...here, beneath });
    if (i + 1 === cells.length) return;
    const there = middle(cells[i + 1]);
    marks.push({ x: (here.x + there.x) / 2, y: (here.y + there.y) / 2, beneath: false });
  });
  return marks;
}

/** Whether a step of this length to another cell is made along the passage beneath. */
export function isBeneath(under: number, step: number, width: number): boolean {
  const side = step === -width ? 1 : step === 1 ? 2 : step === width ? 4 : step === -1 ? 8 : 0;
  return (under & side) !== 0;
}

interface MarkLook {
  /** Of the outline, and of what is in it. */
  readonly colours: readonly [edge: string, colour: string];
  /** How large a mark is without its outline, in pixels of art. */
  readonly side: number;
  /** Pixels of the canvas a pixel of art. */
  readonly scale: number;
  /** The corner of the canvas on the map, in pixels of the canvas. */
  readonly corner: Position;
}

/** Paints marks as squares, with an outline of a pixel of art; those beneath a bridge are outlines alone. */
export function paintMarks(
  context: CanvasRenderingContext2D,
  marks: readonly Mark[],
  { colours, side, scale, corner }: MarkLook,
): void {
  const [edge, colour] = colours;
  const size = side * scale;
  for (const { x, y, beneath } of marks) {
    const left = Math.round(x * scale - size / 2) - corner.x;
    const top = Math.round(y * scale - size / 2) - corner.y;
    context.fillStyle = beneath ? colour : edge;
    context.fillRect(left - scale, top - scale, size + 2 * scale, size + 2 * scale);
    context.fillStyle = beneath ? edge : colour;
    context.fillRect(left, top, size, size);
  }
}
