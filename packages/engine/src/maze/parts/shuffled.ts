import { pickIndex, type Rng } from '../../rng/rng.js';

const BUCKETS = 256;

/**
 * The items in a uniformly random order: each goes to a random bucket, then every bucket is shuffled.
 * A plain shuffle of millions waits for memory at every item; a bucket fits the nearest cache, which makes
 * an algorithm that takes random walls three times as fast.
 */
export function shuffled(items: Int32Array, rng: Rng): Int32Array {
  const buckets = new Uint8Array(items.length);
  const places = new Int32Array(BUCKETS + 1);
  let word = 0;
  for (let i = 0; i < items.length; i++) {
    // A random word names the buckets of four items.
    word = (i & 3) === 0 ? rng.next() : word >>> 8;
    buckets[i] = word;
    places[buckets[i] + 1]++;
  }
  for (let bucket = 0; bucket < BUCKETS; bucket++) places[bucket + 1] += places[bucket];
  const order = new Int32Array(items.length);
  for (let i = 0; i < items.length; i++) order[places[buckets[i]]++] = items[i];
  // Now the place of each bucket is where the next one begins.
  for (let bucket = 0, from = 0; bucket < BUCKETS; bucket++) {
    shufflePart(order, from, places[bucket], rng);
    from = places[bucket];
  }
  return order;
}

function shufflePart(items: Int32Array, from: number, to: number, rng: Rng): void {
  for (let last = to - 1; last > from; last--) {
    const other = from + pickIndex(last - from + 1, rng.next());
    const item = items[last];
    items[last] = items[other];
    items[other] = item;
  }
}
