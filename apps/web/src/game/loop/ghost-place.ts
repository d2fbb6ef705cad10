/** Where a run is: the map it shows, and the number of its level. */
export interface RunPlace {
  readonly map: string;
  readonly level: number;
}

/**
 * Where a ghost is that cannot be seen, in words; empty while it is on the same map. `word` is what the game calls a
 * level.
 */
export function ghostPlace(
  own: RunPlace,
  ghost: RunPlace & { readonly finished: boolean },
  word: string,
): string {
  if (own.map === ghost.map) return '';
  if (ghost.finished) return 'The ghost has finished';
  const ahead = ghost.level - own.level;
  // Mazes that follow from how well one plays may differ, whatever their number.
  if (ahead === 0) return `The ghost is in another ${word}`;
  const count = Math.abs(ahead);
  return `The ghost is ${count} ${word}${count === 1 ? '' : 's'} ${ahead > 0 ? 'ahead' : 'behind'}`;
}
