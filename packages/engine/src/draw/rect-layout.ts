import type { Drawing } from './drawing.js';

/** Where things lie in the band of a row of squares, in pixels: first the walls above, then the floor. */
export interface RectLayout {
  readonly pitch: number;
  readonly wall: number;
  /** How wide floors are: what walls leave of the pitch. */
  readonly floor: number;
  readonly margin: number;
  /** How thick a bridge's edge is, 0 where floors are too narrow for edges, and how far it stands inside the floor. */
  readonly rail: number;
  readonly inset: number;
  /** How wide the trail is, and how far from the sides of the floor. */
  readonly trail: number;
  readonly trailInset: number;
  /** How thick the trail's edge is, where it has one. */
  readonly trailEdge: number;
}

/** The narrowest floor on which a bridge has edges: one pixel each and one between. */
const NARROWEST_BRIDGE = 3;
/** The narrowest floor on which the trail's edge leaves some of the floor to be seen. */
const NARROWEST_TRAIL_EDGE = 7;

export function rectLayout({ cellSize, wall, margin }: Drawing): RectLayout {
  const floor = cellSize - wall;
  const rail = floor < NARROWEST_BRIDGE ? 0 : Math.max(1, Math.min(wall, Math.floor(floor / 7)));
  // The trail leaves the same number of pixels on either side.
  const third = Math.max(1, Math.floor(floor / 3));
  const trail = (floor - third) % 2 === 0 ? third : third + 1;
  return {
    pitch: cellSize,
    wall,
    floor,
    margin,
    rail,
    inset: rail === 0 ? 0 : Math.floor(floor / 6),
    trail,
    trailInset: (floor - trail) / 2,
    trailEdge: floor < NARROWEST_TRAIL_EDGE ? 0 : Math.round(floor / 12),
  };
}

/** The column at which the floor of a cell begins. */
export function floorColumn({ margin, pitch, wall }: RectLayout, x: number): number {
  return margin + x * pitch + wall;
}
