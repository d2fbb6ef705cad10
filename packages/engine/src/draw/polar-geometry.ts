import { CLOCKWISE, COUNTER, INWARD, OUTWARD, OUTWARD_SECOND, type PolarGrid } from '../grid/polar.js';
import { pointAtTurn } from './circle.js';
import type { Geometry, Points, Stroke } from './geometry.js';

/** An arc is split into an even number of steps of at most this part of a turn, straight to the eye. */
const STEP = 1 / 64;

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

/** Rings of height 1 around a hub whose circumference is the number of cells in the innermost ring. */
export function polarGeometry(grid: PolarGrid): Geometry {
  const { ringStart, height } = grid;
  const hub = grid.width / (2 * Math.PI);
  const middle = hub + height;

  function wedge(cell: number): Wedge {
    const ring = grid.ringOf(cell);
    const cells = ringStart[ring + 1] - ringStart[ring];
    const slot = cell - ringStart[ring];
    const fan = ring + 1 < height ? (ringStart[ring + 2] - ringStart[ring + 1]) / cells : 0;
    const inner = hub + ring;
    return { inner, outer: inner + 1, from: slot / cells, to: (slot + 1) / cells, cells, fan };
  }

  function put(points: number[], radius: number, turn: number): void {
    const { sine, cosine } = pointAtTurn(turn);
    points.push(middle + radius * sine, middle - radius * cosine);
  }

  /** An odd number of points, so that one lies in the middle. */
  function putArc(points: number[], radius: number, from: number, to: number): void {
    const steps = 2 * Math.max(1, Math.ceil(Math.abs(to - from) / (2 * STEP)));
    for (let i = 0; i <= steps; i++) put(points, radius, from + ((to - from) * i) / steps);
  }

  function arc(radius: number, from: number, to: number): Stroke {
    const points: number[] = [];
    putArc(points, radius, from, to);
    return { points, radius };
  }

  function ray(turn: number, from: number, to: number): Stroke {
    const points: number[] = [];
    put(points, from, turn);
    put(points, to, turn);
    return { points, radius: 0 };
  }

  function side(cell: number, index: number): Stroke | null {
    const { inner, outer, from, to, cells, fan } = wedge(cell);
    const half = (from + to) / 2;
    switch (index) {
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

  function outline(cell: number): Points {
    const { inner, outer, from, to } = wedge(cell);
    const points: number[] = [];
    putArc(points, outer, from, to);
    putArc(points, inner, to, from);
    return points;
  }

  /** Along the ring first, then straight in or out: never through a neighbour. */
  function way(cell: number, index: number): Points {
    const { inner, outer, from, to, fan } = wedge(cell);
    const radius = inner + 0.5;
    const half = (from + to) / 2;
    const quarter = (to - from) / 4;
    const points: number[] = [];
    if (index === CLOCKWISE) putArc(points, radius, half, to);
    else if (index === COUNTER) putArc(points, radius, half, from);
    else if (index === INWARD || fan < 2) {
      put(points, radius, half);
      put(points, index === INWARD ? inner : outer, half);
    } else {
      const turn = index === OUTWARD_SECOND ? half + quarter : half - quarter;
      putArc(points, radius, half, turn);
      put(points, outer, turn);
    }
    return points;
  }

  return {
    width: 2 * middle,
    height: 2 * middle,
    // Cells are at least three quarters of a unit wide, a little less at their inner end.
    room: 0.36,
    clockwise: [OUTWARD, OUTWARD_SECOND, CLOCKWISE, INWARD, COUNTER],
    centre(cell) {
      const { inner, from, to } = wedge(cell);
      const points: number[] = [];
      put(points, inner + 0.5, (from + to) / 2);
      return { x: points[0], y: points[1] };
    },
    outline,
    side,
    way,
  };
}
