import type { Maze } from '@warren/engine';
import { bridgeEdges, DISTANCE_RAMP, type Geometry, type Points, rampIndex } from '@warren/engine/draw';
import type { MazeView } from './layout.js';

export interface CellsView extends MazeView {
  /** Steps from the start by node: floors are coloured by them. */
  readonly distances: Int32Array | null;
  /** The same as words by cell, which are written where there is room. */
  readonly words: readonly string[] | null;
}

/** Browsers take far longer for one path of thousands of lines than for many short paths. */
const LINES_A_PATH = 200;
/** A wall this thick has room for a lit upper edge. */
const STONE_WALL = 4;

/**
 * Floors, what lies on them, and the walls between them: `around` are the same cells and those whose walls the new
 * floors may have nibbled at.
 */
export function paintCells(
  context: CanvasRenderingContext2D,
  view: CellsView,
  cells: readonly number[],
  around: readonly number[],
): void {
  const { layout } = view;
  context.save();
  // A line one pixel wide is sharp between two whole coordinates.
  const half = (layout.wall % 2) / 2;
  context.translate(layout.left + half, layout.top + half);
  context.lineJoin = 'round';
  paintFloors(context, view, cells);
  paintShadows(context, view, cells);
  paintMouths(context, view, cells);
  paintWalls(context, view, around);
  paintWords(context, view, cells);
  context.restore();
}

function paintFloors(context: CanvasRenderingContext2D, view: CellsView, cells: readonly number[]): void {
  const { maze, geometry, layout } = view;
  for (const [colour, same] of byColour(view, cells)) {
    context.fillStyle = colour;
    // Slanting edges of neighbours leave a hair of rock between them, so those get a seam.
    context.strokeStyle = colour;
    context.lineWidth = 1;
    const shapes = same.map((cell) => geometry.outline(cell));
    tracePaths(context, shapes, { scale: layout.scale, closed: true }, () => {
      context.fill();
      if (maze.grid.kind !== 'rect') context.stroke();
    });
  }
}

function byColour(
  { palette, distances }: CellsView,
  cells: readonly number[],
): Map<string, readonly number[]> {
  if (distances === null) return new Map([[palette.theme.floor, cells]]);
  const farthest = distances.reduce((most, steps) => Math.max(most, steps), 0);
  const groups = new Map<string, number[]>();
  for (const cell of cells) {
    const colour = DISTANCE_RAMP[rampIndex(Math.max(0, distances[cell]), farthest)];
    const group = groups.get(colour);
    if (group === undefined) groups.set(colour, [cell]);
    else group.push(cell);
  }
  return groups;
}

/** Cells of so many device pixels have room for a number; it is as high as this part of the cell. */
const WORD_CELL = 28;
const WORD_PART = 0.3;

function paintWords(context: CanvasRenderingContext2D, view: CellsView, cells: readonly number[]): void {
  const { geometry, layout, palette, words } = view;
  if (words === null || layout.scale < WORD_CELL) return;
  context.fillStyle = palette.theme.rampWall;
  context.font = `600 ${Math.round(layout.scale * WORD_PART)}px system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const cell of cells) {
    const { x, y } = geometry.centre(cell);
    context.fillText(words[cell], x * layout.scale, y * layout.scale);
  }
}

/** Walls stand: those above a cell throw a shadow into it. */
function paintShadows(context: CanvasRenderingContext2D, view: CellsView, cells: readonly number[]): void {
  const { maze, geometry, layout, palette, distances } = view;
  if (layout.shadow < 1) return;
  const lines = cells.flatMap((cell) => {
    const { y } = geometry.centre(cell);
    return closedSides(maze, geometry, cell).filter(
      (points) => (points[1] + points[points.length - 1]) / 2 < y,
    );
  });
  context.save();
  // From the lower edge of the wall on.
  context.translate(0, (layout.wall + layout.shadow) / 2);
  context.lineCap = 'butt';
  context.lineWidth = layout.shadow;
  context.strokeStyle = distances === null ? palette.shadow : palette.rampShadow;
  tracePaths(context, lines, { scale: layout.scale, closed: false }, () => context.stroke());
  context.restore();
}

/** Where a passage goes beneath another, its mouth is dark. */
function paintMouths(context: CanvasRenderingContext2D, view: CellsView, cells: readonly number[]): void {
  const { maze, layout, palette } = view;
  if (maze.under === null) return;
  const mouths = cells.flatMap((cell) => bridgesOf(maze, cell));
  context.fillStyle = palette.theme.shadow;
  tracePaths(context, mouths, { scale: layout.scale, closed: true }, () => context.fill());
}

function paintWalls(context: CanvasRenderingContext2D, view: CellsView, cells: readonly number[]): void {
  const { maze, geometry, layout, palette, distances } = view;
  const lines = cells.flatMap((cell) => [...closedSides(maze, geometry, cell), ...bridgesOf(maze, cell)]);
  const shape = { scale: layout.scale, closed: false };
  context.lineCap = maze.grid.kind === 'rect' ? 'square' : 'round';
  context.lineWidth = layout.wall;
  context.strokeStyle = distances === null ? palette.theme.wall : palette.theme.rampWall;
  tracePaths(context, lines, shape, () => context.stroke());
  if (distances !== null || layout.wall < STONE_WALL) return;
  context.translate(0, -layout.wall / 4);
  context.lineWidth = layout.wall / 2;
  context.strokeStyle = palette.wallTop;
  tracePaths(context, lines, shape, () => context.stroke());
}

function bridgesOf({ grid, under }: Maze, cell: number): readonly Points[] {
  if (under === null || under[cell] === 0) return [];
  return bridgeEdges(cell % grid.width, Math.floor(cell / grid.width), under[cell]);
}

function closedSides({ open, under }: Maze, geometry: Geometry, cell: number): Points[] {
  const sides = open[cell] | (under === null ? 0 : under[cell]);
  const lines: Points[] = [];
  for (const side of geometry.clockwise) {
    if ((sides & (1 << side)) !== 0) continue;
    const stroke = geometry.side(cell, side);
    if (stroke !== null) lines.push(stroke.points);
  }
  return lines;
}

/** Traces lines as paths of a bearable length and paints each of them. */
function tracePaths(
  context: CanvasRenderingContext2D,
  lines: readonly Points[],
  { scale, closed }: { scale: number; closed: boolean },
  paint: () => void,
): void {
  for (let from = 0; from < lines.length; from += LINES_A_PATH) {
    context.beginPath();
    for (const points of lines.slice(from, from + LINES_A_PATH)) {
      context.moveTo(points[0] * scale, points[1] * scale);
      for (let i = 2; i < points.length; i += 2) context.lineTo(points[i] * scale, points[i + 1] * scale);
      if (closed) context.closePath();
    }
    paint();
  }
}
