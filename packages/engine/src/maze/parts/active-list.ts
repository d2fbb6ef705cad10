import { pickIndex, type Rng } from '../../rng/rng.js';

/** Marks a slot whose cell was removed. Slots hold cell numbers, which are never negative. */
const GONE = -1;

/** Below this many slots it is not worth closing the holes. */
const FEW = 32;

/**
 * Cells in the order they came, of which the newest, the oldest, the middle or a random one can be had and
 * removed. Everything costs constant time on average, and the order is kept.
 *
 * The slots are one array with a gap: older cells before it, newer ones after it. A removed cell leaves a
 * hole; holes at either end of a part fall away, and when half of the slots are holes they are all closed. The
 * gap moves only when the middle is asked for, by as many cells as came or went since the last time.
 *
 * `newest` and the others tell the slot of a cell; the list must not be empty. A slot is good until the list changes.
 * The middle cell has as many older ones as newer ones, or one more.
 * `capacity` cells in all can be added over the life of a list.
 */
export function activeList(capacity: number) {
  const slots = new Int32Array(capacity);
  // The older part and the newer part, from a slot to the one after the last. In both, holes count.
  let olderFrom = 0;
  let olderTo = 0;
  let newerFrom = 0;
  let newerTo = 0;
  // How many cells there are in each part: holes do not count.
  let older = 0;
  let newer = 0;

  function oldest(): number {
    if (older > 0) olderFrom = skipUp(slots, olderFrom);
    else newerFrom = skipUp(slots, newerFrom);
    return older > 0 ? olderFrom : newerFrom;
  }

  function newest(): number {
    if (newer > 0) newerTo = skipDown(slots, newerTo);
    else olderTo = skipDown(slots, olderTo);
    return newer > 0 ? newerTo - 1 : olderTo - 1;
  }

  function middle(): number {
    const wanted = (older + newer) >> 1;
    for (; older < wanted; older++, newer--) {
      newerFrom = skipUp(slots, newerFrom);
      slots[olderTo++] = slots[newerFrom++];
    }
    for (; older > wanted; older--, newer++) {
      olderTo = skipDown(slots, olderTo);
      slots[--newerFrom] = slots[--olderTo];
    }
    newerFrom = skipUp(slots, newerFrom);
    return newerFrom;
  }

  function random(rng: Rng): number {
    const before = olderTo - olderFrom;
    for (;;) {
      const place = pickIndex(before + newerTo - newerFrom, rng.next());
      const slot = place < before ? olderFrom + place : newerFrom + place - before;
      if (slots[slot] !== GONE) return slot;
    }
  }

  function remove(slot: number): void {
    slots[slot] = GONE;
    if (slot < olderTo) older--;
    else newer--;
    const used = olderTo - olderFrom + newerTo - newerFrom;
    if (used < FEW || used < 2 * (older + newer)) return;
    olderTo = closeHoles(slots, olderFrom, olderTo);
    newerTo = closeHoles(slots, newerFrom, newerTo);
  }

  return {
    length: (): number => older + newer,
    add(cell: number): void {
      slots[newerTo++] = cell;
      newer++;
    },
    newest,
    oldest,
    middle,
    random,
    cellIn: (slot: number): number => slots[slot],
    remove,
  };
}

export type ActiveList = ReturnType<typeof activeList>;

/** The first slot from here on that is no hole. */
function skipUp(slots: Int32Array, from: number): number {
  let slot = from;
  while (slots[slot] === GONE) slot++;
  return slot;
}

/** The end of a part without the holes before it. */
function skipDown(slots: Int32Array, to: number): number {
  let end = to;
  while (slots[end - 1] === GONE) end--;
  return end;
}

/** Moves the cells in a range of slots together, in their order. Returns where they end now. */
function closeHoles(slots: Int32Array, from: number, to: number): number {
  let end = from;
  for (let slot = from; slot < to; slot++) if (slots[slot] !== GONE) slots[end++] = slots[slot];
  return end;
}
