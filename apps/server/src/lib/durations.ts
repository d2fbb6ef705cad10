/** One number of a metric in the form of prom-client. */
export interface Sample {
  readonly metricName?: string;
  readonly labels: Readonly<Record<string, string | number>>;
  readonly value: number;
}

/** How many things of one kind took how long. */
export interface Durations {
  add(seconds: number): void;
  /** The numbers of a histogram of Prometheus. */
  samples(name: string): Sample[];
}

/** Counts durations by buckets, whose upper ends are given in seconds. */
export function makeDurations(labels: Sample['labels'], buckets: readonly number[]): Durations {
  // The last bucket has no upper end.
  const counts = new Array<number>(buckets.length + 1).fill(0);
  let sum = 0;
  return {
    add(seconds) {
      let bucket = 0;
      while (bucket < buckets.length && seconds > buckets[bucket]) bucket++;
      counts[bucket]++;
      sum += seconds;
    },
    samples(name) {
      let total = 0;
      // The buckets of Prometheus are cumulative.
      const cumulative = counts.map((count, i) => {
        total += count;
        return {
          metricName: `${name}_bucket`,
          labels: { ...labels, le: buckets[i] ?? '+Inf' },
          value: total,
        };
      });
      return [
        ...cumulative,
        { metricName: `${name}_sum`, labels, value: sum },
        { metricName: `${name}_count`, labels, value: total },
      ];
    },
  };
}
