import { randomInt } from 'node:crypto';

/** A random seed that people can say aloud, for a command without `--seed`. */
export async function randomSeed(): Promise<string> {
  // With a seed a maze is made without waiting for the games.
  const { seedWords } = await import('@warren/games');
  return seedWords((bound) => randomInt(bound));
}
