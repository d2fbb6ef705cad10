import { mendingWords } from './reed-solomon.js';
import type { QrVersion } from './versions.js';

/** Tells that bytes follow, in four bits. */
const BYTE_MODE = 0b0100;
const FILLERS = [0xec, 0x11] as const;
/** Versions from here on count bytes in two. */
const LONG_COUNT = 10;

/** How many bytes of text fit into a version. */
export function roomOf({ number, blocks }: QrVersion): number {
  const words = blocks.reduce((sum, size) => sum + size, 0);
  return words - (number < LONG_COUNT ? 2 : 3);
}

/** All codewords of a symbol in the order in which they are placed: the blocks take turns, then what mends them. */
export function codewordsOf(bytes: Uint8Array, version: QrVersion): number[] {
  const data = dataWords(bytes, version);
  let from = 0;
  const blocks = version.blocks.map((size) => {
    from += size;
    return data.slice(from - size, from);
  });
  const mending = blocks.map((block) => mendingWords(block, version.mending));
  return [...inTurns(blocks), ...inTurns(mending)];
}

/** The text with what is said about it, filled up to the whole symbol. */
function dataWords(bytes: Uint8Array, { number, blocks }: QrVersion): number[] {
  const words = blocks.reduce((sum, size) => sum + size, 0);
  const count = number < LONG_COUNT ? [bytes.length] : [bytes.length >> 8, bytes.length & 255];
  // Mode and count leave half a codeword over, so that every byte lies across two.
  const halves = [BYTE_MODE, ...[...count, ...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const data: number[] = [];
  for (let i = 0; i < halves.length; i += 2) data.push((halves[i] << 4) | (halves[i + 1] ?? 0));
  for (let i = 0; data.length < words; i++) data.push(FILLERS[i % FILLERS.length]);
  return data;
}

function inTurns(blocks: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...blocks.map(({ length }) => length));
  const words: number[] = [];
  for (let i = 0; i < longest; i++) {
    for (const block of blocks) if (i < block.length) words.push(block[i]);
  }
  return words;
}
