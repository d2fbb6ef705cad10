import { seedWords } from '@warren/games';

/** A new seed that players can say aloud. */
export function randomSeed(): string {
  return seedWords(drawBelow);
}

/** A draw from 0 to `bound - 1`, different each time. Bounds are so small that the bias of a remainder is nothing. */
export function drawBelow(bound: number): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] % bound;
}
