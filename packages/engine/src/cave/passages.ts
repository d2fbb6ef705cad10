import { Rng } from '../rng/rng.js';
import { roomOf } from './ground.js';
import { digTunnel, type Room, type Spot } from './tunnel.js';
import type { CaveWorld } from './world.js';

/** Every so many-th passage ends in the rock. */
const DEAD_END = 3;
/** How far the ends of a passage lie apart along an axis, in cells; farther ones are drawn again. */
const LONGEST = 24;
/** Draws for an end before it is given up: in a region of nothing but floor no rock is found. */
const TRIES = 24;

/**
 * Digs passages through the rock of a region: from floor to floor, which makes loops, or into the rock, which makes dead
 * ends. They begin on floor and stay inside the region, so everything still hangs together. `floor` has a byte a cell.
 */
export function digPassages(world: CaveWorld, rx: number, ry: number, floor: Uint8Array): void {
  const { regionSize: size, passages } = world.settings;
  if (passages === 0) return;
  const rng = Rng.fromSeed(world.seed, `cave passages ${rx} ${ry}`);
  const room = roomOf(world, { rx, ry, width: 1, height: 1 });
  const find = (wanted: number, near: Spot | null) => drawSpot(rng, { room, size, floor, wanted, near });
  for (let i = 0; i < passages; i++) {
    const from = find(1, null);
    const to = from === null ? null : find(i % DEAD_END === DEAD_END - 1 ? 0 : 1, from);
    if (from === null || to === null) continue;
    for (const { x, y } of digTunnel(from, to, room, rng)) floor[y * size + x] = 1;
  }
}

interface Wanted {
  readonly room: Room;
  readonly size: number;
  readonly floor: Uint8Array;
  /** What the cell must be in `floor`. */
  readonly wanted: number;
  readonly near: Spot | null;
}

function drawSpot(rng: Rng, { room, size, floor, wanted, near }: Wanted): Spot | null {
  for (let i = 0; i < TRIES; i++) {
    const x = room.left + rng.below(room.right - room.left + 1);
    const y = room.top + rng.below(room.bottom - room.top + 1);
    if (floor[y * size + x] !== wanted) continue;
    if (near === null || Math.max(Math.abs(x - near.x), Math.abs(y - near.y)) <= LONGEST) return { x, y };
  }
  return null;
}
