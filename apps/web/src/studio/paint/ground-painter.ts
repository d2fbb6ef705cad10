import type { Maze } from '@warren/engine';
import type { Geometry } from '@warren/engine/draw';
import { exists } from '@warren/engine/grids';
import { paintCells } from './cell-painter.js';
import type { Layout } from './layout.js';
import type { Palette } from './palette.js';
import { paintRock } from './rock-painter.js';

/** What the ground shows. */
export interface GroundView {
  readonly maze: Maze;
  readonly geometry: Geometry;
  readonly layout: Layout;
  readonly palette: Palette;
  /** A finished maze has no rock left: a closed cell is a cell. */
  readonly finished: boolean;
  /** Steps from the start by node: floors are coloured by them. */
  readonly distances: Int32Array | null;
}

/** The lowest layer: rock, floors and walls. Repaints only what has changed since the last call. */
export interface GroundPainter {
  paint(view: GroundView): void;
  /** Cells whose passages changed in the last call. */
  changed(): readonly number[];
}

const UNPAINTED = 0xffff;

export function groundPainter(context: CanvasRenderingContext2D): GroundPainter {
  let last: GroundView | null = null;
  let painted = new Uint16Array(0);
  let fresh: number[] = [];

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

  return {
    paint(view) {
      const whole = last === null || !sameScene(last, view);
      if (whole) {
        painted = new Uint16Array(view.maze.grid.size).fill(UNPAINTED);
        paintRock(context, view.layout, view.palette);
      }
      fresh = collect(view);
      const carved = fresh.filter((cell) => isCarved(view, cell));
      const around = whole ? carved : withNeighbours(view, carved);
      paintCells(context, view, { cells: carved, around });
      last = view;
    },
    changed: () => fresh,
  };
}

function sameScene(a: GroundView, b: GroundView): boolean {
  return (
    a.geometry === b.geometry &&
    a.layout === b.layout &&
    a.palette === b.palette &&
    a.finished === b.finished &&
    a.distances === b.distances
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
