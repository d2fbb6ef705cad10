import type { Region } from './region.js';

/** The regions that were asked for last. */
export interface RegionCache {
  /** A region, made if it is not there; the one not asked for the longest goes when there are too many. */
  get(rx: number, ry: number): Region;
  /** Makes the first of these regions that is missing; true when none is. Those already there are kept first. */
  prepare(wanted: readonly (readonly [number, number])[]): boolean;
  /** How many regions are there. */
  kept(): number;
  /** How many were made so far. */
  made(): number;
}

export function regionCache(size: number, make: (rx: number, ry: number) => Region): RegionCache {
  // A map keeps the order in which its entries came: the first is the one that was used the longest ago.
  const regions = new Map<string, Region>();
  let last: Region | null = null;
  let made = 0;

  function makeNext(rx: number, ry: number): Region {
    made++;
    return make(rx, ry);
  }

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
    prepare(wanted) {
      const near = wanted.slice(0, size);
      const there = near.filter(([rx, ry]) => regions.has(`${rx},${ry}`));
      // From the farthest to the nearest, so that the nearest are the last to go.
      for (const [rx, ry] of there.reverse()) get(rx, ry);
      const missing = near.find(([rx, ry]) => !regions.has(`${rx},${ry}`));
      if (missing !== undefined) get(missing[0], missing[1]);
      return near.length - there.length <= 1;
    },
    kept: () => regions.size,
    made: () => made,
  };
}
