import { createHmac, randomBytes } from 'node:crypto';
import type { AnyGame } from '@warren/games';
import type { Store } from '../../store/store.js';

const SECRET = 'daily';
const SECRET_BYTES = 32;
const MOST_KNOWN = 64;

/** The seeds of the challenges. Every server of one database knows the same ones, and nobody else any. */
export interface DailySeeds {
  seedOf(game: Pick<AnyGame, 'id' | 'rules'>, day: string): Promise<string>;
}

export function openDailySeeds({ secrets }: Pick<Store, 'secrets'>): DailySeeds {
  let secret: Uint8Array | null = null;
  const known = new Map<string, string>();
  return {
    async seedOf(game, day) {
      const name = `${game.id} ${day} ${game.rules}`;
      const before = known.get(name);
      if (before !== undefined) return before;
      secret ??= await secrets.get(SECRET, () => randomBytes(SECRET_BYTES));
      const seed = dailySeed(secret, game, day);
      // Two days of every game are asked for; what is older goes.
      if (known.size >= MOST_KNOWN) known.clear();
      known.set(name, seed);
      return seed;
    },
  };
}

/** Follows from the secret and the name of the challenge, so that nothing has to be kept for each. */
export function dailySeed(
  secret: Uint8Array,
  { id, rules }: Pick<AnyGame, 'id' | 'rules'>,
  day: string,
): string {
  return createHmac('sha256', secret).update(`${id} ${day} ${rules}`).digest('hex');
}
