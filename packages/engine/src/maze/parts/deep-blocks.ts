import { STEPS_A_WORD, type WalkField } from './walk-field.js';

/** Bit 4 of a visited cell: every place that 16 steps can lead to from here is a visited cell too. */
export const DEEP = 16;

const BLOCK_SHIFT = 4;
const BLOCK = 1 << BLOCK_SHIFT;
/** A block and the eight around it. */
const NEIGHBOURHOOD = 9;

/**
 * Watches a walk field for parts with nothing left to find: blocks of 16 x 16 cells are counted down as their
 * cells are visited, and when a block and the eight around it are complete, its cells become `DEEP`.
 * Blocks with a wall or across the border never become complete.
 */
export interface DeepBlocks {
  readonly field: WalkField;
  /** How many blocks stand side by side, a border of one block included. */
  readonly across: number;
  /** How many cells of each block are not visited. */
  readonly missing: Uint16Array;
  /** How many blocks around each one, itself included, are not complete. */
  readonly incomplete: Uint8Array;
}

export function deepBlocks(field: WalkField): DeepBlocks {
  const { width, height } = field.grid;
  const across = Math.ceil(width / BLOCK) + 2;
  const size = across * (Math.ceil(height / BLOCK) + 2);
  return {
    field,
    across,
    missing: new Uint16Array(size).fill(BLOCK * BLOCK),
    incomplete: new Uint8Array(size).fill(NEIGHBOURHOOD),
  };
}

/** To be called once for each cell that is visited. */
export function countVisit(blocks: DeepBlocks, place: number): void {
  const { stride } = blocks.field;
  // Rows and columns count from 1, of cells as of blocks: 0 is the border.
  const row = (place / stride) | 0;
  const column = place - row * stride;
  const block = ((row + BLOCK - 1) >> BLOCK_SHIFT) * blocks.across + ((column + BLOCK - 1) >> BLOCK_SHIFT);
  if (--blocks.missing[block] === 0) complete(blocks, block);
}

function complete(blocks: DeepBlocks, block: number): void {
  const { across, incomplete } = blocks;
  for (let row = block - across; row <= block + across; row += across) {
    for (let near = row - 1; near <= row + 1; near++) if (--incomplete[near] === 0) deepen(blocks, near);
  }
}

function deepen({ field, across }: DeepBlocks, block: number): void {
  const { cells, stride } = field;
  const top = (Math.floor(block / across) - 1) * BLOCK + 1;
  const left = ((block % across) - 1) * BLOCK + 1;
  for (let y = top; y < top + BLOCK; y++) {
    const from = y * stride + left;
    for (let place = from; place < from + BLOCK; place++) cells[place] |= DEEP;
  }
}

/**
 * How far away 16 steps end, exactly as if they had been made one by one. Seen along the two diagonals, a step is
 * independently up or down on each, so the bits set in either half of a word count the steps up on either diagonal.
 */
export function leap(word: number, stride: number): number {
  // The usual parallel bit count, stopped where it has one sum a half.
  let sums = (word - ((word >>> 1) & 0x55555555)) | 0;
  sums = (sums & 0x33333333) + ((sums >>> 2) & 0x33333333);
  sums = (sums + (sums >>> 4)) & 0x0f0f0f0f;
  sums += sums >>> 8;
  const rising = sums & 31;
  const falling = (sums >>> 16) & 31;
  return rising + falling - STEPS_A_WORD + (rising - falling) * stride;
}
