import type { Modules } from './modules.js';

/** Patterns that are laid over the data, so that it has no large areas of one tone. */
export const QR_MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** A row that looks like a finder. */
const LIKE_FINDER = ['10111010000', '00001011101'];

/** How hard a symbol is to read: long runs, squares of one tone, rows like finders, too much of one tone. */
export function penaltyOf({ side, dark }: Modules): number {
  let penalty = 0;
  for (let i = 0; i < side; i++) {
    penalty += linePenalty(Array.from(dark.subarray(i * side, (i + 1) * side)).join(''));
    penalty += linePenalty(Array.from({ length: side }, (_, y) => dark[y * side + i]).join(''));
  }
  for (let y = 0; y + 1 < side; y++) {
    for (let x = 0; x + 1 < side; x++) {
      const at = y * side + x;
      const tone = dark[at];
      if (dark[at + 1] === tone && dark[at + side] === tone && dark[at + side + 1] === tone) penalty += 3;
    }
  }
  const share = (100 * dark.reduce((sum, tone) => sum + tone, 0)) / dark.length;
  return penalty + 10 * Math.floor(Math.abs(share - 50) / 5);
}

function linePenalty(line: string): number {
  let penalty = 0;
  for (const { 0: run } of line.matchAll(/0{5,}|1{5,}/g)) penalty += run.length - 2;
  for (const pattern of LIKE_FINDER) {
    for (let at = line.indexOf(pattern); at >= 0; at = line.indexOf(pattern, at + 1)) penalty += 40;
  }
  return penalty;
}
