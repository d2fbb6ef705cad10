import type { Region } from './region.js';

/** The regions that were asked for last. */
export interface RegionCache {
  /** A region, made if it is not there; the one not asked for the longest goes when there are too many. */
  get(rx: number, ry: number): Region;
  /**
   * Of these regions, as many as there is room for: makes the first that is not there, and says whether none is
   * missing any more. What is there stays before everything else.
   */
  prepare(wanted: readonly (readonly [number, number])[]): boolean;
  kept(): number;
}

/** A cache of at most `size` regions. */
export function regionCache(size: number, make: (rx: number, ry: number) => Region): RegionCache {
  // A map keeps the order in which its entries came: the first is the one that was used the longest ago.
  const regions = new Map<string, Region>();
  let last: Region | null = null;

  function get(rx: number, ry: number): Region {
    // Most questions are about the region of the question before.
    if (last !== null && last.rx === rx && last.ry === ry) return last;
    const name = `${rx},${ry}`;
    const region = regions.get(name) ?? make(rx, ry);
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
      const missing = near.filter(([rx, ry]) => !regions.has(`${rx},${ry}`));
      // From the farthest to the nearest, so that the nearest are the last to go.
      for (const [rx, ry] of [...near].reverse()) {
        if (regions.has(`${rx},${ry}`) || (missing[0]?.[0] === rx && missing[0]?.[1] === ry)) get(rx, ry);
      }
      return missing.length <= 1;
    },
    kept: () => regions.size,
  };
}
