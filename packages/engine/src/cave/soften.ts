import { step } from './automaton.js';
import { openCell, wordAt } from './field.js';
import { roomOf } from './ground.js';
import { growArea } from './grow.js';
import type { Spot } from './tunnel.js';
import type { CaveWorld } from './world.js';

/**
 * Smooths a region in which something was dug: the last steps of growth once more, with the dug cells held open, so
 * that walls beside a tunnel crumble as they would by nature.
 *
 * The rule is monotone: more floor before a step is never less floor after it. So these steps only add to what
 * nature gives without tunnels, and cut nothing off. What they add is kept where it hangs on to the rest, cell by
 * cell, at most one cell farther with each step; so no new pockets arise either.
 *
 * `floor` has a byte a cell, 1 where there is floor already, the dug cells included.
 */
export function soften(
  world: CaveWorld,
  rx: number,
  ry: number,
  dug: readonly Spot[],
  floor: Uint8Array,
): void {
  const { regionSize: size, iterations, smoothing, rockThreshold, inertia } = world.settings;
  const area = { rx, ry, left: 0, top: 0, width: size, height: size };
  const field = growArea(world, area, iterations, smoothing);
  for (let i = 0; i < smoothing; i++) {
    for (const { x, y } of dug) openCell(field, x, y);
    step(field, rockThreshold, inertia);
  }
  const { left, top, right, bottom } = roomOf(world, { rx, ry, width: 1, height: 1 });
  for (let i = 0; i < smoothing; i++) {
    const added: number[] = [];
    for (let y = top; y <= bottom; y++) {
      for (let x = left; x <= right; x++) {
        const cell = y * size + x;
        if (floor[cell] === 1 || (wordAt(field, x, y) & 1) === 1) continue;
        const beside =
          (x > left && floor[cell - 1] === 1) ||
          (x < right && floor[cell + 1] === 1) ||
          (y > top && floor[cell - size] === 1) ||
          (y < bottom && floor[cell + size] === 1);
        if (beside) added.push(cell);
      }
    }
    for (const cell of added) floor[cell] = 1;
  }
}
