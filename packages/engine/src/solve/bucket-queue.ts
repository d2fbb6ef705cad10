/**
 * A priority queue for small steps (Dial's buckets): items wait in a ring of lists, one list for each key
 * from the lowest on, so that putting and taking need no comparison. No key may be below the last one taken
 * nor `BUCKETS` or more above it. Equal keys: last in, first out.
 *
 * The fields are open on purpose: the hottest loop loads them into locals and stores them back.
 */
export interface BucketQueue {
  /** By key modulo `BUCKETS`: where the first item of the list stands, 0 when the list is empty. */
  readonly heads: Int32Array;
  /** The items, in places from 1 up. */
  items: Int32Array;
  /** By place: the next place in the same list; for free places the next free one. */
  next: Int32Array;
  free: number;
  waiting: number;
  /** The key of the last item taken. */
  key: number;
}

const BUCKETS = 512;

const FIRST_PLACES = 4096;

/** An empty queue for keys from `key` up. */
export function makeBucketQueue(key: number): BucketQueue {
  const next = new Int32Array(FIRST_PLACES);
  chain(next, 1);
  return {
    heads: new Int32Array(BUCKETS),
    items: new Int32Array(FIRST_PLACES),
    next,
    free: 1,
    waiting: 0,
    key,
  };
}

/** Makes room, and says how many items may be taken, each bringing at most seven new ones, before the next call. */
export function makeRoom(queue: BucketQueue): number {
  const places = queue.items.length;
  if (queue.waiting * 2 <= places) return (places - 1 - queue.waiting) >> 3;
  const items = new Int32Array(places * 2);
  const next = new Int32Array(places * 2);
  items.set(queue.items);
  next.set(queue.next);
  chain(next, places);
  next[places * 2 - 1] = queue.free;
  queue.items = items;
  queue.next = next;
  queue.free = places;
  return (places * 2 - 1 - queue.waiting) >> 3;
}

/** Puts an item; there must be room. */
export function push(queue: BucketQueue, key: number, item: number): void {
  const { heads, items, next } = queue;
  const slot = key & (BUCKETS - 1);
  const place = queue.free;
  queue.free = next[place];
  items[place] = item;
  next[place] = heads[slot];
  heads[slot] = place;
  queue.waiting++;
}

/** Takes an item with the lowest key; there must be one. */
export function pop(queue: BucketQueue): number {
  const { heads, items, next } = queue;
  while (heads[queue.key & (BUCKETS - 1)] === 0) queue.key++;
  const slot = queue.key & (BUCKETS - 1);
  const place = heads[slot];
  heads[slot] = next[place];
  next[place] = queue.free;
  queue.free = place;
  queue.waiting--;
  return items[place];
}

/** Links the places from `first` to the last one to a list of free places. */
function chain(next: Int32Array, first: number): void {
  for (let place = first; place < next.length - 1; place++) next[place] = place + 1;
}
