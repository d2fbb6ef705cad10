import type { RegionState } from './state.js';

/** A character is the six cells whose bits make its place in this list. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BITS = 6;
/** The six bits by character code. */
const SIX = Uint8Array.from({ length: 128 }, (_, unit) =>
  Math.max(0, ALPHABET.indexOf(String.fromCharCode(unit))),
);

/** Whether a floor cell of a region was seen. */
export function isSeen(region: RegionState | null, cell: number): boolean {
  if (region === null || region.seen === '') return false;
  return ((SIX[region.seen.charCodeAt(Math.floor(cell / BITS))] >> (cell % BITS)) & 1) === 1;
}

/** Notes that floor cells were seen and says how many were new. `size` is the number of all cells of a region. */
export function markSeen(region: RegionState, cells: readonly number[], size: number): number {
  const fresh = cells.filter((cell) => !isSeen(region, cell));
  if (fresh.length === 0) return 0;
  if (region.seen === '') region.seen = ALPHABET[0].repeat(Math.ceil(size / BITS));
  const units = new Uint8Array(region.seen.length);
  for (let i = 0; i < units.length; i++) units[i] = region.seen.charCodeAt(i);
  for (const cell of fresh) {
    const at = Math.floor(cell / BITS);
    units[at] = ALPHABET.charCodeAt(SIX[units[at]] | (1 << (cell % BITS)));
  }
  // The type wants an array, the function takes any list of numbers, and this one at once.
  region.seen = String.fromCharCode.apply(null, units as unknown as number[]);
  return fresh.length;
}

/** How many cells of a region were seen. */
export function countSeen({ seen }: RegionState): number {
  let count = 0;
  for (let i = 0; i < seen.length; i++) {
    for (let six = SIX[seen.charCodeAt(i)]; six !== 0; six &= six - 1) count++;
  }
  return count;
}

/** Visits the cells of a region that were seen, in their order. */
export function forEachSeen({ seen }: RegionState, visit: (cell: number) => void): void {
  for (let i = 0; i < seen.length; i++) {
    for (let six = SIX[seen.charCodeAt(i)], cell = i * BITS; six !== 0; six >>= 1, cell++) {
      if ((six & 1) === 1) visit(cell);
    }
  }
}
