import { eightWays } from './gamepad.js';

/** A point of the page, in its pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** How far a stick can be pulled, in pixels of the page. */
export const STICK_RADIUS = 56;
/** How much of that counts as nothing. */
const DEAD_ZONE = 0.25;
/** A finger that goes further takes the stick along, so that it may turn anywhere. */
const LEASH = 1.4 * STICK_RADIUS;
/** Two fingers have to come so much closer or farther for the next size. */
const PINCH_STEP = 1.25;

/** Where a stick is, and how far it is pulled, in parts of its radius. */
export interface Stick {
  readonly middle: Spot;
  readonly pull: Spot;
  /** The directions held, N 1, E 2, S 4, W 8. */
  readonly held: number;
}

/** A stick that appears where a finger lands. */
export function stickAt(middle: Spot): Stick {
  return { middle, pull: { x: 0, y: 0 }, held: 0 };
}

/** The stick when its finger has come to a place. */
export function pullStick({ middle }: Stick, to: Spot): Stick {
  const [x, y] = [to.x - middle.x, to.y - middle.y];
  const far = Math.hypot(x, y);
  const slack = Math.max(0, 1 - LEASH / Math.max(1, far));
  const followed = { x: middle.x + x * slack, y: middle.y + y * slack };
  const length = Math.max(STICK_RADIUS, far);
  const pull = { x: x / length, y: y / length };
  return { middle: followed, pull, held: eightWays(pull.x, pull.y, DEAD_ZONE) };
}

/** A swipe steers for so long in all, about a cell of the way. */
const SWIPE_MS = 210;
/** How far a swipe pulls the stick, at least. */
const SWIPE_PULL = 0.6;

/** For how long a stick is held on whose finger was lifted after so long; 0 unless that was a swipe. */
export function heldOnMs({ held, pull }: Stick, heldMs: number): number {
  if (held === 0 || Math.hypot(pull.x, pull.y) < SWIPE_PULL) return 0;
  return Math.max(0, SWIPE_MS - heldMs);
}

/** Two fingers on the picture: `zoom` is called with 1 for a size closer, -1 for one further away. */
export function makePinch(zoom: (by: 1 | -1) => void) {
  let last: number | null = null;
  return {
    move(one: Spot, other: Spot): void {
      const apart = Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));
      last ??= apart;
      const ratio = apart / last;
      if (ratio < PINCH_STEP && ratio > 1 / PINCH_STEP) return;
      zoom(ratio > 1 ? 1 : -1);
      last = apart;
    },
    end(): void {
      last = null;
    },
  };
}
