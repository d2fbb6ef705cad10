import { exists } from '../grid/grid.js';
import type { Maze } from '../maze/maze.js';
import { bridgeEdges } from './bridge.js';
import type { Colour } from './colour.js';
import type { Drawing } from './drawing.js';
import type { Geometry, Stroke } from './geometry.js';
import type { Palette } from './palette.js';
import { svgPen, svgPoint, svgPolyline } from './svg-text.js';

/** The floor of a whole maze as the data of one path, piece by piece. */
export function* floorPath(maze: Maze, geometry: Geometry): Generator<string> {
  const { kind, width, height, mask } = maze.grid;
  if (kind !== 'rect') yield* borderLoops(maze, geometry);
  else if (mask === null) yield `M0 0h${width}v${height}h${-width}z`;
  else {
    for (let y = 0; y < height; y++) {
      const cells: number[] = [];
      for (let x = 0; x < width; x++) if (mask[y * width + x] === 1) cells.push(y * width + x);
      yield squareRuns(cells, width);
    }
  }
}

/** Squares, in increasing order, as rectangles of neighbours in a row. */
function squareRuns(cells: Int32Array | readonly number[], width: number): string {
  let path = '';
  for (let i = 0; i < cells.length; ) {
    const from = cells[i];
    let length = 1;
    while (cells[i + length] === from + length && (from + length) % width !== 0) length++;
    path += `M${from % width} ${Math.floor(from / width)}h${length}v1h${-length}z`;
    i += length;
  }
  return path;
}

/** The sides behind which there is nothing, joined into loops: the shape of all cells without what is inside. */
function* borderLoops({ grid }: Maze, geometry: Geometry): Generator<string> {
  const strokesFrom = new Map<string, Stroke[]>();
  for (let cell = 0; cell < grid.size; cell++) {
    if (!exists(grid, cell)) continue;
    for (const side of geometry.clockwise) {
      const stroke = grid.neighbour(cell, side) < 0 ? geometry.side(cell, side) : null;
      if (stroke === null) continue;
      const from = svgPoint(stroke.points[0], stroke.points[1]);
      const others = strokesFrom.get(from);
      if (others === undefined) strokesFrom.set(from, [stroke]);
      else others.push(stroke);
    }
  }
  for (const strokes of strokesFrom.values()) {
    while (strokes.length > 0) {
      const pen = svgPen();
      let loop = '';
      for (let next = strokes.pop(); next !== undefined; ) {
        loop += pen(next);
        const end = next.points.length - 2;
        next = strokesFrom.get(svgPoint(next.points[end], next.points[end + 1]))?.pop();
      }
      yield `${loop}z`;
    }
  }
}

/** Cells coloured by distance: one path a colour. Their own thin edge closes the seams between neighbours. */
export function* rampPaths(
  drawing: Drawing,
  geometry: Geometry,
  palette: Palette<Colour>,
): Generator<string> {
  const { maze, distances, rampScale } = drawing;
  if (distances === null) return;
  const { grid } = maze;
  const places = new Map<number, number[]>();
  for (let cell = 0; cell < grid.size; cell++) {
    if (!exists(grid, cell) || distances[cell] < 0) continue;
    const place = Math.floor(distances[cell] * rampScale);
    const cells = places.get(place);
    if (cells === undefined) places.set(place, [cell]);
    else cells.push(cell);
  }
  for (const [place, cells] of places) {
    const colour = palette.floors[place];
    yield `<path fill="${colour}" stroke="${colour}" d="`;
    if (grid.kind === 'rect') yield squareRuns(cells, grid.width);
    else for (const cell of cells) yield `${svgPolyline(geometry.outline(cell))}z`;
    yield '"/>';
  }
}

/** The mouths of the passages beneath bridges: one path a colour. */
export function mouthPaths({ maze, distances, rampScale }: Drawing, palette: Palette<Colour>): string {
  const { grid, under } = maze;
  if (under === null) return '';
  const paths = new Map<Colour, string>();
  let node = grid.size;
  for (let cell = 0; cell < grid.size; cell++) {
    if (under[cell] === 0) continue;
    const distance = distances === null ? -1 : distances[node];
    const colour = distance < 0 ? palette.mouth : palette.mouths[Math.floor(distance * rampScale)];
    const y = Math.floor(cell / grid.width);
    const shapes = bridgeEdges(cell % grid.width, y, under[cell]).map((edge) => `${svgPolyline(edge)}z`);
    paths.set(colour, (paths.get(colour) ?? '') + shapes.join(''));
    node++;
  }
  return [...paths].map(([colour, path]) => `<path fill="${colour}" d="${path}"/>`).join('');
}
