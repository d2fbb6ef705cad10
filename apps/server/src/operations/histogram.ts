import { type Durations, makeDurations, type Sample } from '../lib/durations.js';

/** The upper ends of the buckets, in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** A histogram of durations by method, route and status. */
export interface Histogram {
  add(request: { method: string; route: string; status: number; seconds: number }): void;
  samples(name: string): Sample[];
}

/** Our own, since it runs for every request: the histogram of the library cost more time than a route. */
export function makeHistogram(): Histogram {
  const kinds: Durations[] = [];
  // Nested maps are faster than one map with a joined key.
  const byRoute = new Map<string, Map<string, Map<number, Durations>>>();

  function find(method: string, route: string, status: number): Durations {
    const known = byRoute.get(route)?.get(method)?.get(status);
    if (known !== undefined) return known;
    const kind = makeDurations({ method, route, status }, BUCKETS);
    kinds.push(kind);
    const byMethod = byRoute.get(route) ?? new Map();
    const byStatus = byMethod.get(method) ?? new Map();
    byRoute.set(route, byMethod.set(method, byStatus.set(status, kind)));
    return kind;
  }

  return {
    add: ({ method, route, status, seconds }) => find(method, route, status).add(seconds),
    samples: (name) => kinds.flatMap((kind) => kind.samples(name)),
  };
}
