import { CAVE_CELL, insideCave, type Landmark, regionOf } from '@warren/engine/cave';
import { caveOf, raysOf, spend } from './memory.js';
import { tell } from './messages.js';
import { BETTER_LANTERN, LANTERN } from './numbers.js';
import { regionAt, regionCell, regionFor, regionName } from './regions.js';
import { isSeen, markSeen } from './seen.js';
import { isFree, type Ray, rayAt } from './sight.js';
import type { CaveState, Cell, RegionState } from './state.js';

/** Whether a cell is rock; beyond the edge of the world everything is. */
export function isRock(state: CaveState, x: number, y: number): boolean {
  return caveOf(state).cellAt(x, y) === CAVE_CELL.rock;
}

/** Whether a creature with a sight of this radius sees from one cell to another. It is the same the other way round. */
export function sees(state: CaveState, from: Cell, to: Cell, radius: number): boolean {
  const ray = rayAt(raysOf(state, radius), to.x - from.x, to.y - from.y);
  if (ray === null) return false;
  const cave = caveOf(state);
  return isFree(ray, (x, y) => cave.cellAt(from.x + x, from.y + y) === CAVE_CELL.rock);
}

/** How far the player's lantern shines. */
export function lanternOf({ player }: CaveState): number {
  return player.lantern > 0 ? BETTER_LANTERN : LANTERN;
}

/** The floor cells the player sees from where they stand, by the lantern; the walls around them are seen too. */
export function litCells(state: CaveState): Cell[] {
  const { x, y } = state.player;
  return litRays(state).map((ray) => ({ x: x + ray.x, y: y + ray.y }));
}

/** The same as the straight ways that are free. */
function litRays(state: CaveState): readonly Ray[] {
  const radius = lanternOf(state);
  const rocks = rocksAround(state, radius);
  const side = 2 * radius + 1;
  const { list } = raysOf(state, radius);
  // In a hall without a pillar nothing stands in the way of anything.
  if (!rocks.includes(1)) return list;
  const rock = (dx: number, dy: number) => rocks[(dy + radius) * side + dx + radius] === 1;
  return list.filter((ray) => !rock(ray.x, ray.y) && isFree(ray, rock));
}

/** Where a square around the player begins in their region, or `null` when it reaches into others. */
function squareInRegion({ player, settings }: CaveState, radius: number): Cell | null {
  const size = settings.regionSize;
  const x = regionOf(player.x, size).cell - radius;
  const y = regionOf(player.y, size).cell - radius;
  return x >= 0 && y >= 0 && x + 2 * radius < size && y + 2 * radius < size ? { x, y } : null;
}

/** A byte for each cell around the player, row by row: 1 where rock is. Every ray of the radius stays in this square. */
function rocksAround(state: CaveState, radius: number): Uint8Array {
  const { x, y } = state.player;
  const size = state.settings.regionSize;
  const cave = caveOf(state);
  const side = 2 * radius + 1;
  const rocks = new Uint8Array(side * side);
  const corner = squareInRegion(state, radius);
  const cells = corner === null ? null : cave.regionAt(x, y).cells;
  for (let i = 0; i < rocks.length; i++) {
    const dx = i % side;
    const dy = (i - dx) / side;
    const cell =
      cells === null || corner === null
        ? cave.cellAt(x - radius + dx, y - radius + dy)
        : cells[(corner.y + dy) * size + corner.x + dx];
    rocks[i] = cell === CAVE_CELL.rock ? 1 : 0;
  }
  return rocks;
}

/** What looking around costs, and looking over a region of this many cells to note what was seen. */
const [LOOK_WORK, NOTED_CELLS] = [40, 1024];

/** Notes everything the player sees on the map. */
export function lookAround(state: CaveState): void {
  const { player, settings } = state;
  const size = settings.regionSize;
  spend(state, LOOK_WORK + Math.floor((size * size) / NOTED_CELLS));
  const rays = litRays(state);
  if (squareInRegion(state, lanternOf(state)) !== null) {
    // Most of the time: one region, whose cells can be counted from the player's own.
    const { name, cell } = regionCell(state, player.x, player.y);
    const cells = rays.map(({ x, y }) => cell + y * size + x);
    noteSeen(state, name, cells);
    return;
  }
  const parts = new Map<string, number[]>();
  for (const ray of rays) {
    const { name, cell } = regionCell(state, player.x + ray.x, player.y + ray.y);
    const part = parts.get(name);
    if (part === undefined) parts.set(name, [cell]);
    else part.push(cell);
  }
  for (const [name, cells] of parts) noteSeen(state, name, cells);
}

/** Marks cells of a region as seen, and says what landmark comes into view with them. */
function noteSeen(state: CaveState, name: string, cells: readonly number[]): void {
  const size = state.settings.regionSize;
  const region = regionFor(state, name);
  const fresh = markSeen(region, cells, size * size);
  if (fresh === 0) return;
  state.explored += fresh;
  if (region.found || state.settings.landmarks === 0) return;
  const [rx, ry] = name.split(',').map(Number);
  const landmark = landmarkOf(state, rx, ry);
  if (landmark === null || !isSeen(region, landmark.cell)) return;
  region.found = true;
  tell(state, 'landmark', landmark.kind);
}

/** The landmark of a region near the player. */
function landmarkOf(state: CaveState, rx: number, ry: number): Landmark | null {
  const { player, settings } = state;
  const size = settings.regionSize;
  const near = (at: number, region: number) => {
    const here = regionOf(at, size);
    if (here.region === region) return at;
    return at - here.cell + (here.region < region ? size : -1);
  };
  return caveOf(state).regionAt(near(player.x, rx), near(player.y, ry)).landmark;
}

/** Whether a cell is floor the player has seen. */
export function isKnown(state: CaveState, x: number, y: number): boolean {
  if (!insideCave(x, y)) return false;
  const { name, cell } = regionCell(state, x, y);
  return isSeen(regionAt(state, name), cell);
}

/** Whether an unopened chest stands on a cell. */
export function hasChest(state: CaveState, x: number, y: number): boolean {
  if (caveOf(state).cellAt(x, y) !== CAVE_CELL.chest) return false;
  const { name, cell } = regionCell(state, x, y);
  return regionAt(state, name)?.opened.includes(cell) !== true;
}

/** Looks up whether cells are floor the player has seen; quick as long as they lie in one region. */
export function knownReader(state: CaveState): (x: number, y: number) => boolean {
  const size = state.settings.regionSize;
  let [rx, ry] = [Number.NaN, Number.NaN];
  let region: RegionState | null = null;
  return (x, y) => {
    if (!insideCave(x, y)) return false;
    const [column, row] = [regionOf(x, size), regionOf(y, size)];
    if (column.region !== rx || row.region !== ry) {
      [rx, ry] = [column.region, row.region];
      region = regionAt(state, regionName(rx, ry));
    }
    return isSeen(region, row.cell * size + column.cell);
  };
}
