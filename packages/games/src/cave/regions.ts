import { regionOf } from '@warren/engine/cave';
import type { CaveState, Cell, RegionState } from './state.js';

/** A cell of the world by its region, the region as states name it, and which of its cells it is, row by row. */
export function regionCell({ settings }: CaveState, x: number, y: number) {
  const size = settings.regionSize;
  const column = regionOf(x, size);
  const row = regionOf(y, size);
  const [rx, ry] = [column.region, row.region];
  return { rx, ry, name: regionName(rx, ry), cell: row.cell * size + column.cell };
}

type RegionCell = ReturnType<typeof regionCell>;

export function regionName(rx: number, ry: number): string {
  return `${rx},${ry}`;
}

/** The cell of a region, counted from a near cell: at the edge of the world a region's first cell is not exact. */
export function cellOf({ settings }: CaveState, at: Omit<RegionCell, 'name'>, near: Cell): Cell {
  const { rx, ry, cell } = at;
  const size = settings.regionSize;
  const column = regionOf(near.x, size);
  const row = regionOf(near.y, size);
  return {
    x: near.x + (rx - column.region) * size + (cell % size) - column.cell,
    y: near.y + (ry - row.region) * size + Math.floor(cell / size) - row.cell,
  };
}

/** What differs in a region, to be looked at; `null` where nothing was seen yet. */
export function regionAt({ regions }: CaveState, name: string): RegionState | null {
  return Object.hasOwn(regions, name) ? regions[name] : null;
}

/** What differs in a region, to be changed. */
export function regionFor(state: CaveState, name: string): RegionState {
  const held = regionAt(state, name);
  if (held !== null) return held;
  const made: RegionState = { seen: '', found: false, opened: [], slain: [], stirred: [], lying: [] };
  state.regions[name] = made;
  return made;
}
