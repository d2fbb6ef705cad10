/** Marks an empty bucket and the end of a list. */
export const NONE = -1;

const LEAST_BITS = 10;
const MOST_BITS = 20;

/**
 * A priority queue of small integers, 0 to `capacity - 1`, each in it at most once: a list for every bucket
 * and three layers of bits that say which buckets are not empty. Nothing is allocated after the start.
 */
export interface Buckets {
  /** The number of buckets is 2 to the power of this. */
  readonly bits: number;
  readonly heads: Int32Array;
  /** The item that follows each item in its bucket. */
  readonly next: Int32Array;
  /** A bit for each bucket that is not empty, one for each word of those, and one for each word of these. */
  readonly low: Int32Array;
  readonly middle: Int32Array;
  readonly high: Int32Array;
}

/** An empty queue. It has about an eighth as many buckets as items, so that lists stay short. */
export function makeBuckets(capacity: number): Buckets {
  const bits = Math.min(MOST_BITS, Math.max(LEAST_BITS, 29 - Math.clz32(capacity)));
  const buckets = 1 << bits;
  return {
    bits,
    heads: new Int32Array(buckets).fill(NONE),
    next: new Int32Array(capacity),
    low: new Int32Array(buckets >>> 5),
    middle: new Int32Array(buckets >>> 10),
    high: new Int32Array((buckets + 0x7fff) >>> 15),
  };
}

export function put(queue: Buckets, bucket: number, item: number): void {
  const { heads, next, low, middle, high } = queue;
  next[item] = heads[bucket];
  heads[bucket] = item;
  low[bucket >>> 5] |= 1 << bucket;
  middle[bucket >>> 10] |= 1 << (bucket >>> 5);
  high[bucket >>> 15] |= 1 << (bucket >>> 10);
}

/** The lowest bucket that is not empty, or `NONE`. */
export function lowestBucket(queue: Buckets): number {
  const { low, middle, high } = queue;
  for (let i = 0; i < high.length; i++) {
    if (high[i] === 0) continue;
    const j = (i << 5) | lowestBit(high[i]);
    const k = (j << 5) | lowestBit(middle[j]);
    return (k << 5) | lowestBit(low[k]);
  }
  return NONE;
}

/** Empties a bucket and returns its first item; `next` still leads to the others. */
export function takeBucket(queue: Buckets, bucket: number): number {
  const { heads, low, middle, high } = queue;
  const item = heads[bucket];
  heads[bucket] = NONE;
  low[bucket >>> 5] &= ~(1 << bucket);
  if (low[bucket >>> 5] === 0) {
    middle[bucket >>> 10] &= ~(1 << (bucket >>> 5));
    if (middle[bucket >>> 10] === 0) high[bucket >>> 15] &= ~(1 << (bucket >>> 10));
  }
  return item;
}

function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}
