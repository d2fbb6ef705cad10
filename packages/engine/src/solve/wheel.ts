/**
 * A priority queue for small steps (Dial's buckets): items wait in a wheel of lists, one list for each key
 * from the lowest on, so that putting and taking need no comparison. No key may be below the last one taken
 * nor `WHEEL_KEYS` or more above it. Equal keys: last in, first out.
 *
 * The fields are open on purpose: the hottest loop loads them into locals and stores them back.
 */
export interface Wheel {
  /** By key modulo `WHEEL_KEYS`: where the first item of the list stands, 0 when the list is empty. */
  readonly heads: Int32Array;
  /** The items, in places from 1 up. */
  items: Int32Array;
  /** By place: the next place in the same list; for free places the next free one. */
  next: Int32Array;
  free: number;
  /** How many items wait. */
  waiting: number;
  /** The key of the last item taken. */
  key: number;
}

const WHEEL_KEYS = 512;

const FIRST_PLACES = 4096;

/** An empty wheel for keys from `key` up. */
export function makeWheel(key: number): Wheel {
  const next = new Int32Array(FIRST_PLACES);
  chain(next, 1);
  return {
    heads: new Int32Array(WHEEL_KEYS),
    items: new Int32Array(FIRST_PLACES),
    next,
    free: 1,
    waiting: 0,
    key,
  };
}

/**
 * Makes room, and says how many items may be taken before it must be called again, provided that each one
 * taken brings at most seven new ones.
 */
export function makeRoom(wheel: Wheel): number {
  const places = wheel.items.length;
  if (wheel.waiting * 2 <= places) return (places - 1 - wheel.waiting) >> 3;
  const items = new Int32Array(places * 2);
  const next = new Int32Array(places * 2);
  items.set(wheel.items);
  next.set(wheel.next);
  chain(next, places);
  next[places * 2 - 1] = wheel.free;
  wheel.items = items;
  wheel.next = next;
  wheel.free = places;
  return (places * 2 - 1 - wheel.waiting) >> 3;
}

/** Puts an item; there must be room. */
export function push(wheel: Wheel, key: number, item: number): void {
  const { heads, items, next } = wheel;
  const slot = key & (WHEEL_KEYS - 1);
  const place = wheel.free;
  wheel.free = next[place];
  items[place] = item;
  next[place] = heads[slot];
  heads[slot] = place;
  wheel.waiting++;
}

/** Takes an item with the lowest key; there must be one. */
export function pop(wheel: Wheel): number {
  const { heads, items, next } = wheel;
  while (heads[wheel.key & (WHEEL_KEYS - 1)] === 0) wheel.key++;
  const slot = wheel.key & (WHEEL_KEYS - 1);
  const place = heads[slot];
  heads[slot] = next[place];
  next[place] = wheel.free;
  wheel.free = place;
  wheel.waiting--;
  return items[place];
}

/** Links the places from `first` to the last one to a list of free places. */
function chain(next: Int32Array, first: number): void {
  for (let place = first; place < next.length - 1; place++) next[place] = place + 1;
}
