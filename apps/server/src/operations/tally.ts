/** Upper ends of the ranges that durations are sorted into, in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Requests of one kind: how many took how long. */
interface Durations {
  readonly labels: { readonly method: string; readonly route: string; readonly status: number };
  /** How many fell into each range, the last one being the rest. */
  readonly counts: number[];
  sum: number;
}

/** One number of a histogram, as prom-client wants them. */
export interface Sample {
  readonly metricName: string;
  readonly labels: Readonly<Record<string, string | number>>;
  readonly value: number;
}

/** Counts durations by method, route and status. */
export interface Tally {
  add(request: { method: string; route: string; status: number; seconds: number }): void;
  samples(name: string): Sample[];
}

/** A histogram of our own: this is done for every request, and the one of the library cost more than a route. */
export function makeTally(): Tally {
  const kinds: Durations[] = [];
  // One map within another: a key put together from all three would have to be read through each time.
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

/** Each range counts those below it too. */
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
