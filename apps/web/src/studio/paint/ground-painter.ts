import { type Maze, Rng } from '@warren/engine';
import { exists } from '@warren/engine/grids';
import { makeCanvas } from '../../graphics/canvas.js';
import { type CellsView, paintCells } from './cell-painter.js';
import type { MazeView } from './layout.js';

/** What the ground shows. */
interface GroundView extends CellsView {
  /** A finished maze has no rock left: a closed cell is a cell. */
  readonly finished: boolean;
}

const UNPAINTED = 0xffff;

/**
 * The lowest layer: rock, floors and walls. Repaints only what has changed since the last call; returns the cells whose
 * passages did.
 */
export function makeGroundPainter(
  context: CanvasRenderingContext2D,
): (view: GroundView) => readonly number[] {
  let last: GroundView | null = null;
  let painted = new Uint16Array(0);

  /** Cells whose passages are not those on the canvas. */
  function collect({ maze }: GroundView): number[] {
    const cells: number[] = [];
    for (let cell = 0; cell < maze.grid.size; cell++) {
      const sides = sidesOf(maze, cell);
      if (painted[cell] === sides) continue;
      painted[cell] = sides;
      if (exists(maze.grid, cell)) cells.push(cell);
    }
    return cells;
  }

  return (view) => {
    const whole = last === null || !sameScene(last, view);
    if (whole) {
      painted = new Uint16Array(view.maze.grid.size).fill(UNPAINTED);
      paintRock(context, view);
    }
    const fresh = collect(view);
    const carved = fresh.filter((cell) => isCarved(view, cell));
    paintCells(context, view, carved, whole ? carved : withNeighbours(view, carved));
    last = view;
    return fresh;
  };
}

function sameScene(a: GroundView, b: GroundView): boolean {
  return (['geometry', 'layout', 'palette', 'finished', 'distances', 'words'] as const).every(
    (part) => a[part] === b[part],
  );
}

/** Both layers of a cell in one number. */
function sidesOf({ open, under }: Maze, cell: number): number {
  return open[cell] | (under === null ? 0 : under[cell] << 8);
}

function isCarved({ maze, finished }: GroundView, cell: number): boolean {
  return exists(maze.grid, cell) && (finished || sidesOf(maze, cell) !== 0);
}

/** The cells and those around them whose walls a fresh floor may have nibbled at. */
function withNeighbours(view: GroundView, cells: readonly number[]): number[] {
  const { grid } = view.maze;
  // At the corner of a triangle six walls meet, two of them of cells that are not neighbours.
  const rings = grid.kind === 'triangle' ? 2 : 1;
  const found = new Set(cells);
  for (let ring = 0; ring < rings; ring++) {
    for (const cell of [...found]) {
      for (let side = 0; side < grid.sides; side++) {
        const next = grid.neighbour(cell, side);
        if (next >= 0 && isCarved(view, next)) found.add(next);
      }
    }
  }
  return [...found];
}

/** Rock is painted from one tile: large enough to hide the repetition. */
const TILE = 256;
const GRAINS = 260;
const GRAIN = 2;

/** Solid rock with grains in it, over the whole canvas. */
function paintRock(context: CanvasRenderingContext2D, { layout, palette }: MazeView): void {
  const grains = makeCanvas(TILE, TILE);
  grains.fillStyle = palette.theme.ground;
  grains.fillRect(0, 0, TILE, TILE);
  // The same grains each time: rock does not flicker.
  const rng = Rng.fromSeed('rock', 'cosmetic');
  for (let i = 0; i < GRAINS; i++) {
    grains.fillStyle = palette.grains[rng.below(palette.grains.length)];
    grains.fillRect(rng.below(TILE), rng.below(TILE), GRAIN * (1 + rng.below(2)), GRAIN);
  }
  context.fillStyle = context.createPattern(grains.canvas, 'repeat') ?? palette.theme.ground;
  context.fillRect(0, 0, layout.width, layout.height);
}
