import { type Maze, passages } from '@warren/engine';
import { type Points, trailBeneath } from '@warren/engine/draw';
import { DOORWAY } from '../../ui/art/doorway.js';
import { LANTERN, LANTERN_COLOURS } from '../../ui/art/lantern.js';
import type { PixelMap } from '../../ui/art/pixel-map.js';
import type { MazeView } from './layout.js';

interface ActorsView extends MazeView {
  /** The cell the carver is at, or -1. */
  readonly cursor: number;
  readonly finished: boolean;
  /** The nodes of the way out from start to exit, or `null` when it is not shown. */
  readonly solution: Int32Array | null;
  /** How much of it is shown, from 0 to 1. */
  readonly shown: number;
  readonly onDistances: boolean;
}

/** Pixel pictures are 16 pixels a side and drawn at whole multiples. */
const SPRITE = 16;
const DISC_SHARE = 0.56;
const GLOW_WIDTHS = [3.4, 2.2];

/** The uppermost layer: the carver's lantern, the way out, start and exits. */
export function paintActors(context: CanvasRenderingContext2D, view: ActorsView): void {
  const { layout, maze, finished, cursor, palette } = view;
  context.clearRect(0, 0, layout.width, layout.height);
  context.save();
  context.translate(layout.left, layout.top);
  if (finished) {
    if (view.solution !== null) paintSolution(context, view, view.solution);
    for (const exit of maze.exits) paintActor(context, view, exit, DOORWAY, palette.theme.exit);
    paintActor(context, view, maze.start, LANTERN, palette.theme.start);
  } else if (cursor >= 0) {
    paintActor(context, view, cursor, LANTERN, palette.theme.start);
  }
  context.restore();
}

function paintSolution(context: CanvasRenderingContext2D, view: ActorsView, solution: Int32Array): void {
  const { layout, palette } = view;
  const path = solutionPath(view, solution);
  const width = Math.max(1.5, layout.scale * 0.14);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.strokeStyle = view.onDistances ? palette.theme.rampTrail : palette.theme.trail;
  context.globalAlpha = 0.14;
  for (const factor of GLOW_WIDTHS) {
    context.lineWidth = width * factor;
    context.stroke(path);
  }
  context.globalAlpha = 1;
  context.lineWidth = width;
  context.stroke(path);
}

/** A sprite where it fits, else a disc. */
function paintActor(
  context: CanvasRenderingContext2D,
  { geometry, layout, palette, onDistances }: ActorsView,
  cell: number,
  map: PixelMap,
  colour: string,
): void {
  const { x, y } = geometry.centre(cell);
  const room = 2 * geometry.room * layout.scale - layout.wall;
  const pixel = Math.floor(room / SPRITE);
  if (pixel >= 1) {
    const corner = (units: number) => Math.round(units * layout.scale - (SPRITE * pixel) / 2);
    paintSprite(context, map, corner(x), corner(y), pixel, colour);
    return;
  }
  context.fillStyle = colour;
  context.beginPath();
  context.arc(x * layout.scale, y * layout.scale, Math.max(1, (room * DISC_SHARE) / 2 + 0.5), 0, 2 * Math.PI);
  context.fill();
  if (!onDistances) return;
  // Among so many colours a disc needs an edge.
  context.lineWidth = Math.max(1, layout.wall);
  context.strokeStyle = palette.theme.rampWall;
  context.stroke();
}

/** Paints a picture whose pixels are so large; those of no colour of its own have that of the light. */
function paintSprite(
  context: CanvasRenderingContext2D,
  map: PixelMap,
  left: number,
  top: number,
  pixel: number,
  light: string,
): void {
  map.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (row[x] === '.') continue;
      context.fillStyle = LANTERN_COLOURS[row[x]] ?? light;
      context.fillRect(left + x * pixel, top + y * pixel, pixel, pixel);
    }
  });
}

/** The way through a maze as a line along the middle of its passages, interrupted where it runs beneath a bridge. */
function solutionPath({ maze, geometry, layout, shown }: ActorsView, solution: Int32Array): Path2D {
  const { grid } = maze;
  const { scale } = layout;
  const graph = passages(maze);
  const path = new Path2D();
  const lines = (points: Points) => {
    for (let i = 0; i < points.length; i += 2) path.lineTo(points[i] * scale, points[i + 1] * scale);
  };
  const start = geometry.centre(graph.cellOf(solution[0]));
  path.moveTo(start.x * scale, start.y * scale);
  // A trail of a single cell is a dot.
  path.lineTo(start.x * scale, start.y * scale);

  const last = Math.floor((solution.length - 1) * shown);
  for (let i = 0; i < last; i++) {
    const [from, to] = [solution[i], solution[i + 1]];
    const cell = graph.cellOf(from);
    let side = 0;
    while (graph.to(from, side) !== to) side++;
    const there = graph.cellOf(to);
    const arrival = grid.opposite(cell, side);
    if (from < grid.size) lines(geometry.way(cell, side));
    else leaveBeneath(path, geometry.way(there, arrival), scale);
    if (to < grid.size) lines(reversed(geometry.way(there, arrival)));
    else passBeneath(path, there, grid.width, maze, scale);
  }
  return path;
}

/** What can be seen of the way under a bridge: a piece at each mouth. */
function passBeneath(path: Path2D, cell: number, width: number, { under }: Maze, scale: number): void {
  const sides = under === null ? 0 : under[cell];
  for (const points of trailBeneath(cell % width, Math.floor(cell / width), sides)) {
    path.moveTo(points[0] * scale, points[1] * scale);
    path.lineTo(points[2] * scale, points[3] * scale);
  }
}

/** Goes on at the side where the way comes out from under the bridge. */
function leaveBeneath(path: Path2D, way: Points, scale: number): void {
  path.moveTo(way[way.length - 2] * scale, way[way.length - 1] * scale);
}

function reversed(points: Points): number[] {
  const back: number[] = [];
  for (let i = points.length - 2; i >= 0; i -= 2) back.push(points[i], points[i + 1]);
  return back;
}
