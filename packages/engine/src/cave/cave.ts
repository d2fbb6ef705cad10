import { accept, type Result } from '../result.js';
import { regionOf } from './coordinates.js';
import { makeRegion, type Region } from './region.js';
import { type Offset, spiralFind } from './spiral.js';
import { beginningOf } from './start.js';
import { type CaveView, drawView, type ViewRequest, viewFlaw } from './view.js';
import { CAVE_CELL, type CaveWorld, insideCave, isRegion } from './world.js';

/** A cave to walk in: its regions are made on demand, and the latest few are kept. */
export interface Cave {
  readonly world: CaveWorld;
  /** The region of a cell, which must be inside the world (`insideCave`). */
  regionAt(x: number, y: number): Region;
  /** What a cell is: rock, floor or chest. Beyond the edge of the world everything is rock. */
  cellAt(x: number, y: number): number;
  /** Whether a player can be put there: floor, and no chest on it. */
  spawnable(x: number, y: number): boolean;
  /** A rectangle of the cave as it is drawn, or the reason why it can't be. */
  view(request: ViewRequest): Result<CaveView>;
  /** Makes at most one missing region near a cell; true when all are there that the player can soon walk into. */
  prepare(x: number, y: number): boolean;
  /** Where a player begins: (0, 0), or the spawnable cell nearest to it by the spiral, away from monsters. */
  start(): Offset;
  kept(): number;
  /** How many regions were made so far. */
  made(): number;
}

export interface CaveOptions {
  /** How many regions are kept; at least 1. */
  readonly cacheSize?: number;
}

const DEFAULT_CACHE = 8;

/** A quarter of a region. */
interface Quarter {
  readonly rx: number;
  readonly ry: number;
  readonly toEast: boolean;
  readonly toSouth: boolean;
}

function sameQuarter(a: Quarter, b: Quarter): boolean {
  return a.rx === b.rx && a.ry === b.ry && a.toEast === b.toEast && a.toSouth === b.toSouth;
}

/** Opens a cave. Whatever is asked in whatever order, the answers are those of the world. */
export function openCave(world: CaveWorld, { cacheSize = DEFAULT_CACHE }: CaveOptions = {}): Cave {
  const size = world.settings.regionSize;
  const cache = regionCache(Math.max(1, cacheSize), (rx, ry) => makeRegion(world, rx, ry));

  let ready: (Quarter & { made: number }) | null = null;

  function quarterOf(x: number, y: number): Quarter {
    const column = regionOf(x, size);
    const row = regionOf(y, size);
    const [toEast, toSouth] = [2 * column.cell >= size, 2 * row.cell >= size];
    return { rx: column.region, ry: row.region, toEast, toSouth };
  }

  function regionAt(x: number, y: number): Region {
    if (!insideCave(x, y)) throw new Error(`${x}, ${y} lies outside the world`);
    return cache.get(regionOf(x, size).region, regionOf(y, size).region);
  }

  function cellAt(x: number, y: number): number {
    if (!insideCave(x, y)) return CAVE_CELL.rock;
    const column = regionOf(x, size);
    const row = regionOf(y, size);
    return cache.get(column.region, row.region).cells[row.cell * size + column.cell];
  }

  const spawnable = (x: number, y: number) => cellAt(x, y) === CAVE_CELL.floor;

  return {
    world,
    regionAt,
    cellAt,
    spawnable,
    view(request) {
      const flaw = viewFlaw(request);
      return flaw ?? accept(drawView(world, request, cache.get));
    },
    prepare(x, y) {
      const quarter = quarterOf(x, y);
      // Most steps stay in a quarter for which everything is there, as long as nothing was made and nothing had to go.
      if (ready !== null && ready.made === cache.made() && sameQuarter(ready, quarter)) return true;
      const done = cache.prepare(regionsAround(world, quarter));
      ready = done ? { ...quarter, made: cache.made() } : null;
      return done;
    },
    start() {
      if (world.settings.landmarks === 1) return beginningOf(world).start;
      const stands = (x: number, y: number) => {
        const cell = regionOf(y, size).cell * size + regionOf(x, size).cell;
        return regionAt(x, y).monsters.some((spawn) => spawn.cell === cell);
      };
      // Every region has floor, so two of them away there is some. Only where chests cover everything it has to be shared.
      const free = spiralFind(2 * size, (x, y) => spawnable(x, y) && !stands(x, y));
      const found = free ?? spiralFind(2 * size, (x, y) => cellAt(x, y) !== CAVE_CELL.rock);
      if (found === null) throw new Error('there is no floor near the middle of the world');
      return found;
    },
    kept: cache.kept,
    made: cache.made,
  };
}

/**
 * The regions that a player at a cell can soon walk into, the nearest first: its own, those beyond the borders and the
 * corner it is nearer to, and those beyond the other two borders. The other corners come up later: with them, a
 * cache of eight would have to drop a region with every turn.
 */
function regionsAround(world: CaveWorld, { rx, ry, toEast, toSouth }: Quarter): [number, number][] {
  const dx = toEast ? 1 : -1;
  const dy = toSouth ? 1 : -1;
  const around: [number, number][] = [
    [0, 0],
    [dx, 0],
    [0, dy],
    [dx, dy],
    [-dx, 0],
    [0, -dy],
  ];
  return around.map(([x, y]): [number, number] => [rx + x, ry + y]).filter(([x, y]) => isRegion(world, x, y));
}

/** The regions that were asked for last. */
function regionCache(size: number, make: (rx: number, ry: number) => Region) {
  // A map keeps the order in which its entries came: the first is the one that was used the longest ago.
  const regions = new Map<string, Region>();
  let last: Region | null = null;
  let made = 0;

  function makeNext(rx: number, ry: number): Region {
    made++;
    return make(rx, ry);
  }

  /** A region, made if it is not there; the one not asked for the longest goes when there are too many. */
  function get(rx: number, ry: number): Region {
    // Most questions are about the region of the question before.
    if (last !== null && last.rx === rx && last.ry === ry) return last;
    const name = `${rx},${ry}`;
    const region = regions.get(name) ?? makeNext(rx, ry);
    regions.delete(name);
    regions.set(name, region);
    if (regions.size > size) {
      const [oldest] = regions.keys();
      regions.delete(oldest);
    }
    last = region;
    return region;
  }

  return {
    get,
    /** Makes the first of these regions that is missing; true when none is. Those already there are kept first. */
    prepare(wanted: readonly (readonly [number, number])[]): boolean {
      const near = wanted.slice(0, size);
      const there = near.filter(([rx, ry]) => regions.has(`${rx},${ry}`));
      // From the farthest to the nearest, so that the nearest are the last to go.
      for (const [rx, ry] of there.reverse()) get(rx, ry);
      const missing = near.find(([rx, ry]) => !regions.has(`${rx},${ry}`));
      if (missing !== undefined) get(missing[0], missing[1]);
      return near.length - there.length <= 1;
    },
    kept: (): number => regions.size,
    made: (): number => made,
  };
}
