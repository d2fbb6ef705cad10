import type { Maze } from '../maze/maze.js';
import { bridgeEdges } from './bridge.js';
import { emptyCodes, encodeRow, mazeRow, rowOf, wallBelow, wallBetween } from './cell-row.js';
import { eachWall, type Geometry } from './geometry.js';
import { svgPen, svgPolyline } from './svg-text.js';

/** Cells whose walls make one piece of text. */
const CELLS_A_PIECE = 1024;

/** The walls of any maze as the data of one SVG path, piece by piece. */
export function wallPath(maze: Maze, geometry: Geometry): Iterable<string> {
  return maze.grid.kind === 'rect' ? rectWallPath(maze) : shapeWallPath(maze, geometry);
}

/** Walls in a line are one stroke each: the rows are read once, and each column remembers where its wall began. */
function* rectWallPath(maze: Maze): Generator<string> {
  const { width, height } = maze.grid;
  const began = new Int32Array(width + 1).fill(-1);
  let above = emptyCodes(width);
  let below = emptyCodes(width);
  for (let y = 0; y <= height; y++) {
    [above, below] = [below, above];
    if (y === height) below.fill(0);
    else encodeRow(mazeRow(maze, y), below);
    yield acrossRuns(above, below, y) + uprightRuns(below, began, y);
    if (maze.under !== null && y < height) yield bridgeRow(rowOf(maze.under, width, y), y);
  }
}

function acrossRuns(above: Uint8Array, below: Uint8Array, y: number): string {
  const width = above.length - 2;
  let path = '';
  for (let x = 0; x < width; x++) {
    if (wallBelow(above[x + 1], below[x + 1]) === 0) continue;
    const from = x;
    while (x < width && wallBelow(above[x + 1], below[x + 1]) === 1) x++;
    path += `M${from} ${y}h${x - from}`;
  }
  return path;
}

/** Ends the walls that do not go on in this row. */
function uprightRuns(codes: Uint8Array, began: Int32Array, y: number): string {
  let path = '';
  for (let x = 0; x < began.length; x++) {
    const wall = wallBetween(codes[x], codes[x + 1]) === 1;
    if (wall && began[x] < 0) began[x] = y;
    if (wall || began[x] < 0) continue;
    path += `M${x} ${began[x]}v${y - began[x]}`;
    began[x] = -1;
  }
  return path;
}

function bridgeRow(under: Uint8Array, y: number): string {
  let path = '';
  for (let x = 0; x < under.length; x++) {
    if (under[x] !== 0) for (const edge of bridgeEdges(x, y, under[x])) path += svgPolyline(edge);
  }
  return path;
}

function* shapeWallPath(maze: Maze, geometry: Geometry): Generator<string> {
  const pen = svgPen();
  for (let from = 0; from < maze.grid.size; from += CELLS_A_PIECE) {
    const to = Math.min(maze.grid.size, from + CELLS_A_PIECE);
    let path = '';
    for (let cell = from; cell < to; cell++) {
      eachWall(maze, geometry, cell, (stroke) => {
        path += pen(stroke);
      });
    }
    yield path;
  }
}
