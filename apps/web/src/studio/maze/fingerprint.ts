import type { Maze } from '@warren/engine';

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** Eight hexadecimal digits that tell mazes apart: the same in every browser and in Node. Not a secret. */
export function fingerprint({ open, under, start, exits }: Maze): string {
  let hash = FNV_OFFSET;
  const add = (byte: number) => {
    hash = Math.imul(hash ^ byte, FNV_PRIME);
  };
  for (const sides of open) add(sides);
  if (under !== null) for (const sides of under) add(sides);
  for (const cell of [start, ...exits])
    for (let shift = 0; shift < 32; shift += 8) add((cell >>> shift) & 255);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
