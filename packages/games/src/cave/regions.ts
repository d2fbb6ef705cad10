import { regionOf } from '@warren/engine/cave';
import type { CaveState, Cell, RegionState } from './state.js';

/** A cell of the world by its region. */
export interface RegionCell {
  readonly rx: number;
  readonly ry: number;
  /** The region as states name it. */
  readonly name: string;
  /** Which of the region's cells it is, row by row. */
  readonly cell: number;
}

export function regionCell({ settings }: CaveState, x: number, y: number): RegionCell {
  const size = settings.regionSize;
  const column = regionOf(x, size);
  const row = regionOf(y, size);
  const [rx, ry] = [column.region, row.region];
  return { rx, ry, name: regionName(rx, ry), cell: row.cell * size + column.cell };
}

export function regionName(rx: number, ry: number): string {
  return `${rx},${ry}`;
}

/** The cell of a region, counted from a near cell: at the edge of the world a region's first cell is not exact. */
export function cellOf(
  { settings }: CaveState,
  { rx, ry, cell }: { rx: number; ry: number; cell: number },
  near: Cell,
): Cell {
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
  const made: RegionState = { seen: '', opened: [], slain: false, stirred: null, lying: [] };
  state.regions[name] = made;
  return made;
}
