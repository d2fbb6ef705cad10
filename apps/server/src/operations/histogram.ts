/** The upper ends of the buckets, in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Requests of one kind: how many took how long. */
interface Durations {
  readonly labels: { readonly method: string; readonly route: string; readonly status: number };
  /** How many fell into each bucket; the last one has no upper end. */
  readonly counts: number[];
  sum: number;
}

/** One number of a histogram in the form of prom-client. */
export interface Sample {
  readonly metricName: string;
  readonly labels: Readonly<Record<string, string | number>>;
  readonly value: number;
}

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
    const kind = { labels: { method, route, status }, counts: Array(BUCKETS.length + 1).fill(0), sum: 0 };
    kinds.push(kind);
    const byMethod = byRoute.get(route) ?? new Map();
    const byStatus = byMethod.get(method) ?? new Map();
    byRoute.set(route, byMethod.set(method, byStatus.set(status, kind)));
    return kind;
  }

  return {
    add({ method, route, status, seconds }) {
      const kind = find(method, route, status);
      let bucket = 0;
      while (bucket < BUCKETS.length && seconds > BUCKETS[bucket]) bucket++;
      kind.counts[bucket]++;
      kind.sum += seconds;
    },
    samples: (name) => kinds.flatMap((kind) => samplesOf(name, kind)),
  };
}

/** The buckets of Prometheus are cumulative. */
function samplesOf(name: string, { labels, counts, sum }: Durations): Sample[] {
  let total = 0;
  const buckets = counts.map((count, i) => {
    total += count;
    return { metricName: `${name}_bucket`, labels: { ...labels, le: BUCKETS[i] ?? '+Inf' }, value: total };
  });
  return [
    ...buckets,
    { metricName: `${name}_sum`, labels, value: sum },
    { metricName: `${name}_count`, labels, value: total },
  ];
}
