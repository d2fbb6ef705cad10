/**
 * A first-in first-out queue of integers in one short array: when its end comes near, what still waits is
 * moved to the front. A maze's frontier is small against the maze, so this takes far less memory than a place
 * for every cell and, unlike a ring, needs no masking of indices.
 *
 * The fields are open on purpose: hot loops load them into locals and store head and tail back.
 */
export interface Queue {
  items: Int32Array;
  /** Where the next item is taken. */
  head: number;
  /** Where the next item is put. */
  tail: number;
  /** How many items were taken before the last move to the front. */
  passed: number;
}

const FIRST_PLACES = 4096;

export function makeQueue(first: number): Queue {
  const items = new Int32Array(FIRST_PLACES);
  items[0] = first;
  return { items, head: 0, tail: 1, passed: 0 };
}

/** Makes room, and says how many items may be taken, each bringing at most seven new ones, before the next call. */
export function makeRoom(queue: Queue): number {
  const { items, head, tail } = queue;
  const waiting = tail - head;
  if (items.length - tail < items.length >> 2) {
    if (waiting * 2 > items.length) {
      queue.items = new Int32Array(items.length * 2);
      queue.items.set(items.subarray(head, tail));
    } else {
      items.copyWithin(0, head, tail);
    }
    queue.passed += head;
    queue.head = 0;
    queue.tail = waiting;
  }
  return (queue.items.length - queue.tail) >> 3;
}
