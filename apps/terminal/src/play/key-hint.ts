/** Keys in words, and what they do. */
export interface KeyHint {
  readonly keys: string;
  readonly does: string;
}

/** What works in every game. */
export const COMMON_KEYS: readonly KeyHint[] = [
  { keys: 'arrows or w a s d', does: 'walk' },
  { keys: 'g', does: 'glide: walk on until another key' },
  { keys: 'p or Escape', does: 'pause' },
  { keys: '?', does: 'this help' },
  { keys: 'q or x', does: 'leave; the run is kept' },
];

/** Where time waits for keys, there are others. */
export const TURN_KEYS: readonly KeyHint[] = [
  { keys: 'arrows or w a s d', does: 'walk to the middle of the next cell' },
  { keys: '.', does: 'let a moment pass' },
  ...COMMON_KEYS.slice(2),
];
