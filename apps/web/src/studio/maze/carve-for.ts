import type { Dig } from './dig.js';
import type { Pace, Speed } from './pace.js';

/** Carving at full speed leaves the rest of a frame to the page. */
const FRAME_SHARE_MS = 9;
const STEPS_A_SLICE = 4096;

/** Carves as much as the speed allows for the time since the last frame, and never so long that the page stalls. */
export function carveFor(
  dig: Dig,
  pace: Pace,
  { elapsed, speed, calm }: { elapsed: number; speed: Speed; calm: boolean },
): void {
  let left = calm
    ? Number.POSITIVE_INFINITY
    : pace.steps({ elapsedMs: elapsed, speed, cells: dig.spec.grid.count, progress: dig.progress() });
  const deadline = performance.now() + FRAME_SHARE_MS;
  while (left > 0 && !dig.advance(Math.min(left, STEPS_A_SLICE))) {
    left -= STEPS_A_SLICE;
    if (performance.now() > deadline) return;
  }
}
