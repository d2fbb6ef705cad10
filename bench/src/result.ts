/** A measurement, as `warren bench --json` prints it. */
export interface BenchResult {
  readonly suite: string;
  readonly name: string;
  readonly size: number;
  readonly unit: string;
  readonly best: number;
  readonly median: number;
  readonly peers: readonly PeerResult[];
}

export interface PeerResult {
  readonly name: string;
  readonly best: number;
  readonly median: number;
  /** Their best by ours, from the same rounds: how many times faster (or smaller) ours is. */
  readonly ratio: number;
}

export interface Measured {
  readonly best: number;
  readonly median: number;
}

/** Puts ours beside the peers. */
export function resultOf(
  about: Pick<BenchResult, 'suite' | 'name' | 'size' | 'unit'>,
  ours: Measured,
  peers: readonly (Measured & { readonly name: string })[],
): BenchResult {
  return {
    ...about,
    ...ours,
    peers: peers.map((peer) => ({ ...peer, ratio: round(peer.best / ours.best, 2) })),
  };
}

/** Best and median of samples, each multiplied by `scale`. */
export function summary(samples: readonly number[], scale: number): Measured {
  const sorted = [...samples].sort((a, b) => a - b);
  return {
    best: round(sorted[0] * scale, 3),
    median: round(sorted[sorted.length >> 1] * scale, 3),
  };
}

/** Best and median of samples of which the highest is the best. */
export function highest(samples: readonly number[]): Measured {
  return summary(
    samples.map((sample) => -sample),
    -1,
  );
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
