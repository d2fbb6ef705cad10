import type { Grid } from '../grid/grid.js';
import type { Maze } from '../maze/maze.js';
import { accept, type Result, refuse } from '../result.js';
import { nearest } from '../text/nearest.js';
import { TEXT_STYLES, type TextStyle } from './characters.js';
import { rampScale } from './ramp.js';
import { readTheme, type Theme, type ThemeName } from './theme.js';
import { readTrail, type Trail } from './trail.js';

/** What to show and how. Text, SVG and pixels take the same record; each reads what it can show. */
export interface DrawOptions {
  /** The nodes of a way through the maze, as solvers return them. */
  readonly solution?: Int32Array | null;
  /** Steps from the start by node, -1 where no way leads; SVG and pixels colour the cells by them. */
  readonly distances?: Int32Array | null;
  /** Whether start and exits are marked. True. */
  readonly marks?: boolean;
  /** The characters of text: `box`. Polar mazes are always drawn in `braille`: no other text has arcs. */
  readonly style?: TextStyle;
  /** `dark`. */
  readonly theme?: ThemeName | Theme;
  /** How far apart cells are, in pixels. 16, less for very large mazes (`defaultCellSize`). */
  readonly cellSize?: number;
  /** How thick walls are, in pixels, less than the cell size. An eighth of it. */
  readonly wall?: number;
  /** The empty frame around the maze, in pixels. Half the cell size. */
  readonly margin?: number;
  /** The name that SVG gives the picture, for people who cannot see it. Any text. */
  readonly title?: string;
}

/** Options that were checked and filled with the defaults. */
export interface Drawing extends Required<DrawOptions> {
  readonly maze: Maze;
  readonly trail: Trail | null;
  /** A distance times this, rounded down, is its place in the ramp of colours. */
  readonly rampScale: number;
  readonly theme: Theme;
}

/** The size in pixels of a picture of so many units of cells, with its frame. */
export function pictureSize(
  { cellSize, wall, margin }: Drawing,
  cells: { readonly width: number; readonly height: number },
): { width: number; height: number } {
  const pixels = (length: number): number => Math.ceil(length * cellSize + wall + 2 * margin);
  return { width: pixels(cells.width), height: pixels(cells.height) };
}

const MAX_CELL_SIZE = 256;
const MAX_MARGIN = 1024;

const USUAL_CELL_SIZE = 16;
/** Pictures of large mazes get smaller cells, so that they stay about this large a side, in pixels. */
const USUAL_LONGEST = 8192;

/** The cell size of a drawing that asks for none: 16 up to 512 cells a side, down to 2 for 4096 and more. */
export function defaultCellSize({ kind, width, height }: Grid): number {
  const longest = kind === 'polar' ? 2 * height : Math.max(width, height);
  return Math.max(2, Math.min(USUAL_CELL_SIZE, Math.floor(USUAL_LONGEST / longest)));
}

/** Checks what a drawing is asked to show. */
export function readDrawing(maze: Maze, options: DrawOptions): Result<Drawing> {
  const { solution = null, distances = null, marks = true, style = 'box', title = '' } = options;
  if (maze.under !== null && maze.grid.kind !== 'rect') {
    return refuse(`crossings can be drawn on rect grids only, not on ${maze.grid.kind} ones`);
  }
  if (!TEXT_STYLES.includes(style)) {
    return refuse(`there is no style "${style}"; ${nearest(style, TEXT_STYLES)}`);
  }
  const lengths = readLengths(maze.grid, options);
  if (!lengths.ok) return lengths;
  const theme = readTheme(options.theme ?? 'dark');
  if (!theme.ok) return theme;
  const wrong = distances === null ? null : wrongDistances(maze, distances);
  if (wrong !== null) return refuse(wrong);
  const trail = solution === null ? accept(null) : readTrail(maze, solution);
  if (!trail.ok) return trail;
  return accept({
    maze,
    solution,
    trail: trail.value,
    distances,
    rampScale: distances === null ? 0 : rampScale(largest(distances)),
    marks,
    style,
    theme: theme.value,
    ...lengths.value,
    title,
  });
}

type Lengths = Pick<Drawing, 'cellSize' | 'wall' | 'margin'>;

function readLengths(grid: Grid, options: DrawOptions): Result<Lengths> {
  const cellSize = options.cellSize ?? defaultCellSize(grid);
  if (!Number.isInteger(cellSize) || cellSize < 1 || cellSize > MAX_CELL_SIZE) {
    return refuse(`the cell size must be a whole number from 1 to ${MAX_CELL_SIZE}, not ${cellSize}`);
  }
  // Cells of one pixel have no room for walls: they show distances only.
  const wall = options.wall ?? Math.min(cellSize - 1, Math.max(1, Math.round(cellSize / 8)));
  if (!Number.isInteger(wall) || wall < 0 || wall >= cellSize) {
    return refuse(
      `the wall thickness must be a whole number from 0 to ${cellSize - 1}, less than the cell size, not ${wall}`,
    );
  }
  const margin = options.margin ?? Math.ceil(cellSize / 2);
  if (!Number.isInteger(margin) || margin < 0 || margin > MAX_MARGIN) {
    return refuse(`the margin must be a whole number from 0 to ${MAX_MARGIN}, not ${margin}`);
  }
  return accept({ cellSize, wall, margin });
}

function wrongDistances(maze: Maze, distances: Int32Array): string | null {
  let nodes = maze.grid.size;
  if (maze.under !== null) for (const sides of maze.under) if (sides !== 0) nodes++;
  return distances.length === nodes
    ? null
    : `there are ${distances.length} distances for the ${nodes} nodes of the maze`;
}

function largest(distances: Int32Array): number {
  let most = 0;
  for (let i = 0; i < distances.length; i++) if (distances[i] > most) most = distances[i];
  return most;
}
