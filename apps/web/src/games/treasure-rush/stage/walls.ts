import type { Size } from '../../../graphics/canvas.js';
import type { WallEdge } from '../../wall-edges.js';
import type { MazeLayout } from './layout.js';
import type { RushPalette } from './palette.js';

/** How much of a wall stands, 0 to 1. */
export type Grown = (edge: WallEdge) => number;

const WHOLE: Grown = () => 1;

/** Draws walls: their shadow, themselves, and the edge on which light falls. Half a wall stands around its middle. */
export function paintWalls(
  context: CanvasRenderingContext2D,
  edges: readonly WallEdge[],
  layout: MazeLayout,
  palette: RushPalette,
  grown: Grown = WHOLE,
): void {
  const boxes = edges.map((edge) => boxOf(edge, layout, grown(edge)));
  const shade = Math.max(1, Math.ceil(layout.wall / 2));
  const light = Math.max(1, Math.floor(layout.wall / 3));
  // One path each: where walls meet, nothing is darker.
  fill(context, palette.shadow, boxes, ({ x, y, width, height }) => [x + shade, y + shade, width, height]);
  fill(context, palette.wall, boxes, ({ x, y, width, height }) => [x, y, width, height]);
  fill(context, palette.wallTop, boxes, ({ x, y, width, height, down }) =>
    down ? [x, y, Math.min(light, width), height] : [x, y, width, Math.min(light, height)],
  );
}

/** A wall in pixels of the canvas. */
type Box = WallEdge & Size;

/** Walls reach half their thickness beyond both ends, so that corners are closed. */
function boxOf({ x, y, down }: WallEdge, { cell, wall, left, top }: MazeLayout, grown: number): Box {
  const lead = Math.floor(wall / 2);
  const from = 0.5 - grown / 2;
  const to = 0.5 + grown / 2;
  const at = (corner: number, origin: number) => Math.round(origin + corner * cell) - lead;
  const begins = down ? at(y + from, top) : at(x + from, left);
  const ends = (down ? at(y + to, top) : at(x + to, left)) + wall;
  const length = grown <= 0 ? 0 : ends - begins;
  if (down) return { x: at(x, left), y: begins, width: wall, height: length, down };
  return { x: begins, y: at(y, top), width: length, height: wall, down };
}

function fill(
  context: CanvasRenderingContext2D,
  colour: string,
  boxes: readonly Box[],
  area: (box: Box) => readonly [x: number, y: number, width: number, height: number],
): void {
  context.fillStyle = colour;
  context.beginPath();
  for (const box of boxes) context.rect(...area(box));
  context.fill();
}
