import type { LabyrinthRound, Square } from '@warren/games/labyrinth';
import { CELL_ART, CORRIDOR_ART, EAST, NORTH, SOUTH, STONE_ART, WEST } from '../stage/ground.js';
import type { LabyrinthPalette } from '../stage/palette.js';
import { trailMarks } from '../stage/trail.js';

/** How far a mark stays from the edges of its corridor, and how large a mark of the way is, in pixels of art. */
const INSET_ART = 2;
const WAY_ART = 5;
const EDGE_ART = 1;

type Round = Pick<LabyrinthRound, 'width' | 'under'>;

/** Marks a square as looked at. Beneath a bridge only its mouths are seen, so only they are marked. */
export function paintSeen(
  context: CanvasRenderingContext2D,
  { width, under }: Round,
  { cell, beneath }: Square,
  colour: string,
): void {
  const left = (cell % width) * CELL_ART;
  const top = Math.floor(cell / width) * CELL_ART;
  const near = STONE_ART + INSET_ART;
  const side = CORRIDOR_ART - 2 * INSET_ART;
  context.fillStyle = colour;
  if (!beneath) {
    context.fillRect(left + near, top + near, side, side);
    return;
  }
  const far = CELL_ART - STONE_ART;
  const sides = under[cell];
  if (sides & NORTH) context.fillRect(left + near, top, side, STONE_ART - 1);
  if (sides & SOUTH) context.fillRect(left + near, top + far + 3, side, STONE_ART - 3);
  if (sides & WEST) context.fillRect(left, top + near, STONE_ART, side);
  if (sides & EAST) context.fillRect(left + far, top + near, STONE_ART, side);
}

/** Marks the way out; where it dives beneath a bridge, the bridge is seen. */
export function paintFound(
  context: CanvasRenderingContext2D,
  { width, under }: Round,
  path: readonly Square[],
  { found, trailEdge }: Pick<LabyrinthPalette, 'found' | 'trailEdge'>,
): void {
  const marks = trailMarks(
    path.map(({ cell }) => cell),
    width,
    under,
  );
  for (const [colour, side] of [
    [trailEdge, WAY_ART + 2 * EDGE_ART],
    [found, WAY_ART],
  ] as const) {
    context.fillStyle = colour;
    for (const { x, y } of marks) {
      context.fillRect(Math.round(x - side / 2), Math.round(y - side / 2), side, side);
    }
  }
}
