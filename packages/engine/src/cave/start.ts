import { regionOf } from './coordinates.js';
import { type Offset, spiralFind } from './spiral.js';
import { terrainOf } from './terrain.js';
import { CAVE_CELL, type CaveWorld } from './world.js';

/** Where a player begins, and what waits near by for the first minute. */
export interface Beginning {
  readonly start: Offset;
  readonly chest: Offset | null;
  readonly monster: Offset | null;
}

/** Walking steps from the start to the first chest and the first monster. */
const CHEST_STEPS = 7;
const MONSTER_STEPS = 16;
/** No other monster stands so near to the start, along both axes. */
export const QUIET = 14;
/** How far the search goes, in cells. */
const REACH = MONSTER_STEPS + 1;

const beginnings = new WeakMap<CaveWorld, Beginning>();

/** The beginning of a world with landmarks, worked out once a world. */
export function beginningOf(world: CaveWorld): Beginning {
  const held = beginnings.get(world);
  if (held !== undefined) return held;
  const found = findBeginning(world);
  beginnings.set(world, found);
  return found;
}

function findBeginning(world: CaveWorld): Beginning {
  const isFloor = floorReader(world);
  const start = spiralFind(2 * world.settings.regionSize, isFloor);
  if (start === null) throw new Error('there is no floor near the middle of the world');
  const side = 2 * REACH + 1;
  const steps = new Int16Array(side * side).fill(-1);
  const queue = [start];
  const at = ({ x, y }: Offset) => (y - start.y + REACH) * side + x - start.x + REACH;
  steps[at(start)] = 0;
  for (const cell of queue) {
    const next = steps[at(cell)] + 1;
    if (next > MONSTER_STEPS) break;
    for (const [dx, dy] of [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ]) {
      const beside = { x: cell.x + dx, y: cell.y + dy };
      if (steps[at(beside)] >= 0 || !isFloor(beside.x, beside.y)) continue;
      steps[at(beside)] = next;
      queue.push(beside);
    }
  }
  // The farthest that can be reached, where a small cave ends sooner.
  const farthest = (most: number): Offset | null => {
    const within = queue.filter((cell) => steps[at(cell)] > 1 && steps[at(cell)] <= most);
    return within.at(-1) ?? null;
  };
  return { start, chest: farthest(CHEST_STEPS), monster: farthest(MONSTER_STEPS) };
}

/** Looks up whether cells are plain floor, region by region. */
function floorReader(world: CaveWorld): (x: number, y: number) => boolean {
  const size = world.settings.regionSize;
  const regions = new Map<string, Uint8Array>();
  return (x, y) => {
    const [column, row] = [regionOf(x, size), regionOf(y, size)];
    const name = `${column.region},${row.region}`;
    const cells = regions.get(name) ?? terrainOf(world, column.region, row.region).cells;
    regions.set(name, cells);
    return cells[row.cell * size + column.cell] === CAVE_CELL.floor;
  };
}
