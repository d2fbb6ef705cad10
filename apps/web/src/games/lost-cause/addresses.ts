import type { CompletedMaze } from '@warren/client';
import { CAMPAIGN_SIDES, randomCode } from '@warren/games/lost-cause';

/** The address that plays a maze; limits that limit nothing are left out. */
export function playAddress(
  level: Pick<CompletedMaze, 'code' | 'maxEnemies' | 'maxLocks'> & { view?: string | null; gear?: boolean },
): string {
  const words = new URLSearchParams();
  if (level.maxEnemies !== -1) words.set('maxEnemies', String(level.maxEnemies));
  if (level.maxLocks !== -1) words.set('maxLocks', String(level.maxLocks));
  if (level.view) words.set('view', level.view);
  if (level.gear) words.set('gear', '1');
  const query = String(words);
  return `/play/${level.code}${query === '' ? '' : `?${query}`}`;
}

/** A new maze of the size that follows in the campaign: where a shared maze leads on to. */
export function nextAddress(stage: number): string {
  const side = CAMPAIGN_SIDES[Math.min(stage, CAMPAIGN_SIDES.length - 1)];
  const code = randomCode(freshSeed(), { width: side, height: side });
  return playAddress({ code, maxEnemies: -1, maxLocks: -1 });
}

/** A new random seed. */
export function freshSeed(): string {
  const words = crypto.getRandomValues(new Uint32Array(4));
  return [...words].map((word) => word.toString(36)).join('-');
}
