import type { Grid } from './grid.js';

/** The two cells a tunnel joins. */
export type Tunnel = readonly [number, number];

/** A grid some of whose cells have one side more, behind which lies the other mouth of a tunnel. */
export interface TunnelGrid extends Grid {
  readonly tunnels: readonly Tunnel[];
}

/**
 * A grid with tunnels: the mouths of one are neighbours, however far apart they lie. The side they share is the last
 * one, so a maze writes an open tunnel as it writes a passage, and everything that walks by neighbours goes through.
 * No cell has two mouths.
 */
export function tunnelGrid(grid: Grid, tunnels: readonly Tunnel[]): TunnelGrid {
  const through = grid.sides;
  const ends = new Map<number, number>();
  for (const [one, other] of tunnels) {
    ends.set(one, other);
    ends.set(other, one);
  }
  if (ends.size !== 2 * tunnels.length) throw new Error('a cell has two mouths of tunnels');
  return {
    ...grid,
    sides: grid.sides + 1,
    tunnels,
    neighbour: (cell, side) => (side === through ? (ends.get(cell) ?? -1) : grid.neighbour(cell, side)),
    opposite: (cell, side) => (side === through ? through : grid.opposite(cell, side)),
  };
}

/** The tunnels of a grid: none, for most. */
export function tunnelsOf(grid: Grid): readonly Tunnel[] {
  return 'tunnels' in grid ? (grid as TunnelGrid).tunnels : [];
}
