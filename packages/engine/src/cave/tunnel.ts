import type { Rng } from '../rng/rng.js';

/** A cell, counted from the first cell of a region. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A rectangle that a tunnel must not leave; both ends count. */
export interface Room {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** One step in so many goes aside, and one in so many changes the width. */
const ASIDE = 5;
const CHANGE = 4;

/** The cells of a tunnel, its ends included: one or two cells wide, a bit crooked, in one piece and inside the room. */
export function digTunnel(from: Spot, to: Spot, room: Room, rng: Rng): Spot[] {
  const cells: Spot[] = [];
  let { x, y } = from;
  let wide = rng.below(2);
  // Steps aside are few, so that a tunnel is never much longer than the way.
  let aside = Math.floor((Math.abs(to.x - x) + Math.abs(to.y - y)) / 3);
  for (;;) {
    cells.push({ x, y });
    const dx = to.x - x;
    const dy = to.y - y;
    const left = Math.abs(dx) + Math.abs(dy);
    if (left === 0) return cells;
    let level = rng.below(left) < Math.abs(dx);
    let forward = Math.sign(level ? dx : dy);
    if (aside > 0 && left > 3 && rng.below(ASIDE) === 0) {
      aside--;
      level = !level;
      forward = rng.below(2) * 2 - 1;
    }
    x = clamp(x + (level ? forward : 0), room.left, room.right);
    y = clamp(y + (level ? 0 : forward), room.top, room.bottom);
    if (rng.below(CHANGE) === 0) wide = 1 - wide;
    // The second cell lies beside the step, on the right or below, where the room has one.
    const second = level ? { x, y: Math.min(y + 1, room.bottom) } : { x: Math.min(x + 1, room.right), y };
    if (wide === 1) cells.push(second);
  }
}

/** A round chamber near the middle of a room, for a region to which nature gave nothing. */
export function digChamber(middle: Spot, room: Room, rng: Rng): Spot[] {
  const stray = Math.max(1, Math.floor((room.right - room.left) / 4));
  const x = clamp(middle.x + rng.below(stray) - (stray >> 1), room.left, room.right);
  const y = clamp(middle.y + rng.below(stray) - (stray >> 1), room.top, room.bottom);
  const limit = 5 + rng.below(9);
  const cells: Spot[] = [];
  for (let dy = -3; dy <= 3; dy++) {
    for (let dx = -3; dx <= 3; dx++) {
      if (dx * dx + dy * dy > limit) continue;
      if (x + dx < room.left || x + dx > room.right || y + dy < room.top || y + dy > room.bottom) continue;
      cells.push({ x: x + dx, y: y + dy });
    }
  }
  return cells;
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
