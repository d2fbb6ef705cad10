import { groundOf } from './ground.js';
import { type Landmark, openLandmark } from './landmarks.js';
import { digPassages } from './passages.js';
import { raisePillars } from './pillars.js';
import { soften } from './soften.js';
import { tunnelsOf } from './tunnels.js';
import type { CaveWorld } from './world.js';

/** A region without what lies in it. */
export interface Terrain {
  /** A byte a cell, row by row: rock, floor or what a landmark is made of. */
  readonly cells: Uint8Array;
  readonly landmark: Landmark | null;
}

/** Nature, tunnels and what smoothing adds; then passages, the hall of a landmark, and pillars. */
export function terrainOf(world: CaveWorld, rx: number, ry: number): Terrain {
  const cells = floorOf(world, rx, ry);
  digPassages(world, rx, ry, cells);
  const landmark = openLandmark(world, rx, ry, cells);
  raisePillars(world, rx, ry, cells);
  return { cells, landmark };
}

function floorOf(world: CaveWorld, rx: number, ry: number): Uint8Array {
  const size = world.settings.regionSize;
  const ground = groundOf(world, rx, ry);
  const floor = new Uint8Array(size * size);
  for (let y = 0; y < size; y++) {
    const from = (y + 1) * (size + 2) + 1;
    for (let x = 0; x < size; x++) floor[y * size + x] = ground.piece[from + x] > 0 ? 1 : 0;
  }
  const dug = [...ground.chamber, ...tunnelsOf(world, rx, ry, ground)];
  if (dug.length === 0) return floor;
  for (const { x, y } of dug) {
    if (x >= 0 && x < size && y >= 0 && y < size) floor[y * size + x] = 1;
  }
  soften(world, rx, ry, dug, floor);
  return floor;
}
