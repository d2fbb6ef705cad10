import { CLOCKWISE, COUNTER, INWARD, OUTWARD, OUTWARD_SECOND, type PolarGrid } from '../grid/polar.js';
import { pointAtTurn } from './circle.js';
import { type Geometry, type Points, type Stroke, snap } from './geometry.js';

/** An arc is split into an even number of steps of at most this part of a turn, straight to the eye. */
const STEP = 1 / 64;

/** Rings of height 1 around a hub whose circumference is the number of cells in the innermost ring. */
export function polarGeometry(grid: PolarGrid): Geometry {
  const hub = snap(grid.width / (2 * Math.PI));
  const middle = hub + grid.height;
  const pen = circlePen(middle);
  const wedge = (cell: number): Wedge => wedgeOf(grid, hub, cell);
  return {
    width: 2 * middle,
    height: 2 * middle,
    // Cells are at least three quarters of a unit wide, a little less at their inner end.
    room: 0.36,
    clockwise: [OUTWARD, OUTWARD_SECOND, CLOCKWISE, INWARD, COUNTER],
    centre(cell) {
      const { inner, from, to } = wedge(cell);
      const [x, y] = pen.point(inner + 0.5, (from + to) / 2);
      return { x, y };
    },
    outline: (cell) => outlineOf(wedge(cell), pen),
    side: (cell, side) => sideOf(wedge(cell), side, pen),
    way: (cell, side) => wayOf(wedge(cell), side, pen),
  };
}

/** What lies around a cell: two radii and two angles in turns, clockwise from the top. */
interface Wedge {
  readonly inner: number;
  readonly outer: number;
  readonly from: number;
  readonly to: number;
  /** How many cells the ring has, and how many of the next ring touch this cell: 0 at the rim. */
  readonly cells: number;
  readonly fan: number;
}

function wedgeOf({ ringStart, height, ringOf }: PolarGrid, hub: number, cell: number): Wedge {
  const ring = ringOf(cell);
  const cells = ringStart[ring + 1] - ringStart[ring];
  const slot = cell - ringStart[ring];
  const fan = ring + 1 < height ? (ringStart[ring + 2] - ringStart[ring + 1]) / cells : 0;
  const inner = hub + ring;
  return { inner, outer: inner + 1, from: slot / cells, to: (slot + 1) / cells, cells, fan };
}

/** Finds points around the middle of the drawing. */
function circlePen(middle: number) {
  function point(radius: number, turn: number): Points {
    const { sine, cosine } = pointAtTurn(turn);
    return [snap(middle + radius * sine), snap(middle - radius * cosine)];
  }

  /** An odd number of points, so that one lies in the middle. */
  function arc(radius: number, from: number, to: number): Points {
    const steps = 2 * Math.max(1, Math.ceil(Math.abs(to - from) / (2 * STEP)));
    const points: number[] = [];
    for (let i = 0; i <= steps; i++) points.push(...point(radius, from + ((to - from) * i) / steps));
    return points;
  }

  return { point, arc };
}
type CirclePen = ReturnType<typeof circlePen>;

function sideOf({ inner, outer, from, to, cells, fan }: Wedge, side: number, pen: CirclePen): Stroke | null {
  const half = (from + to) / 2;
  const arc = (radius: number, begin: number, end: number): Stroke => ({
    points: pen.arc(radius, begin, end),
    radius,
  });
  const ray = (turn: number, begin: number, end: number): Stroke => ({
    points: [...pen.point(begin, turn), ...pen.point(end, turn)],
    radius: 0,
  });
  switch (side) {
    case INWARD:
      return arc(inner, to, from);
    case CLOCKWISE:
      // The one cell of a ring goes all around: nothing stands between its ends.
      return cells === 1 ? null : ray(to, outer, inner);
    case OUTWARD:
      return arc(outer, from, fan === 2 ? half : to);
    case COUNTER:
      return cells === 1 ? null : ray(from, inner, outer);
    default:
      return fan === 2 ? arc(outer, half, to) : null;
  }
}

function outlineOf({ inner, outer, from, to, fan }: Wedge, pen: CirclePen): Points {
  const half = (from + to) / 2;
  // The same steps as those of the cells outside: else slivers would be left between them.
  const rim =
    fan === 2 ? [...pen.arc(outer, from, half), ...pen.arc(outer, half, to)] : pen.arc(outer, from, to);
  return [...rim, ...pen.arc(inner, to, from)];
}

/** Along the ring first, then straight in or out: never through a neighbour. */
function wayOf({ inner, outer, from, to, fan }: Wedge, side: number, pen: CirclePen): Points {
  const radius = inner + 0.5;
  const half = (from + to) / 2;
  if (side === CLOCKWISE) return pen.arc(radius, half, to);
  if (side === COUNTER) return pen.arc(radius, half, from);
  if (side === INWARD || fan < 2) {
    return [...pen.point(radius, half), ...pen.point(side === INWARD ? inner : outer, half)];
  }
  const quarter = (to - from) / 4;
  const turn = side === OUTWARD_SECOND ? half + quarter : half - quarter;
  return [...pen.arc(radius, half, turn), ...pen.point(outer, turn)];
}
