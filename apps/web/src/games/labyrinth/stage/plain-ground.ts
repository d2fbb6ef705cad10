import type { Frame } from '@warren/games';
import { contextOf } from '../../../graphics/canvas.js';
import { CELL_ART, CORRIDOR_ART, EAST, NORTH, SOUTH, STONE_ART, WEST } from './ground.js';

/** The colours of a labyrinth without texture, for high contrast. */
export interface PlainColours {
  readonly wall: string;
  readonly floor: string;
  readonly deck: string;
  /** The edges of a bridge. */
  readonly rail: string;
  /** Drawn around the player and the exits. */
  readonly ring: string;
}

/** How thick a rail is, in pixels of art. */
const RAIL = 2;

/** Draws a labyrinth in flat colours on a canvas, with a rim of wall of so many pixels of art. */
export function drawPlainGround(
  { map, maze }: Pick<Frame, 'map' | 'maze'>,
  rim: number,
  colours: PlainColours,
): HTMLCanvasElement {
  const picture = document.createElement('canvas');
  picture.width = map.width * CELL_ART + 2 * rim;
  picture.height = map.height * CELL_ART + 2 * rim;
  const context = contextOf(picture);
  context.fillStyle = colours.wall;
  context.fillRect(0, 0, picture.width, picture.height);
  context.translate(rim, rim);
  const under = maze?.under ?? [];
  context.fillStyle = colours.floor;
  maze?.sides.forEach((sides, cell) => {
    fillCorridor(context, cell % map.width, Math.floor(cell / map.width), sides | (under[cell] ?? 0));
  });
  under.forEach((beneath, cell) => {
    if (beneath === 0) return;
    const left = (cell % map.width) * CELL_ART;
    paintPlainDeck(
      context,
      { left, top: Math.floor(cell / map.width) * CELL_ART, scale: 1 },
      beneath,
      colours,
    );
  });
  return picture;
}

function fillCorridor(context: CanvasRenderingContext2D, column: number, row: number, open: number): void {
  const [left, top] = [column * CELL_ART, row * CELL_ART];
  const far = STONE_ART + CORRIDOR_ART;
  context.fillRect(left + STONE_ART, top + STONE_ART, CORRIDOR_ART, CORRIDOR_ART);
  if (open & NORTH) context.fillRect(left + STONE_ART, top, CORRIDOR_ART, STONE_ART);
  if (open & SOUTH) context.fillRect(left + STONE_ART, top + far, CORRIDOR_ART, STONE_ART);
  if (open & WEST) context.fillRect(left, top + STONE_ART, STONE_ART, CORRIDOR_ART);
  if (open & EAST) context.fillRect(left + far, top + STONE_ART, STONE_ART, CORRIDOR_ART);
}

/** Paints a bridge at a corner of its cell: the deck, and a rail on each side towards the passage beneath. */
export function paintPlainDeck(
  context: CanvasRenderingContext2D,
  { left, top, scale }: { readonly left: number; readonly top: number; readonly scale: number },
  beneath: number,
  { deck, rail }: PlainColours,
): void {
  const [near, wide, long, thin] = [STONE_ART, CORRIDOR_ART, CELL_ART, RAIL].map((length) => length * scale);
  const far = near + wide - thin;
  const isAcross = (beneath & NORTH) !== 0;
  const fill = (along: number, across: number, length: number, breadth: number) => {
    if (isAcross) context.fillRect(left + along, top + across, length, breadth);
    else context.fillRect(left + across, top + along, breadth, length);
  };
  context.fillStyle = deck;
  fill(0, near, long, wide);
  context.fillStyle = rail;
  fill(0, near, long, thin);
  fill(0, far, long, thin);
}
