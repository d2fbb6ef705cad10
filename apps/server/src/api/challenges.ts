import { createHmac, randomBytes } from 'node:crypto';
import type { AnyGame, Plain } from '@warren/games';
import type { Store } from '../store/store.js';

const A_DAY = 86_400_000;
/** A player who begins before midnight may finish after it. */
const LATE_MS = 3_600_000;

/** A day in UTC. */
export interface Day {
  /** Such as `2026-11-15`. */
  readonly name: string;
  /** Days since 1 January 1970. */
  readonly number: number;
  /** The first moment of the next day. */
  readonly endsAt: number;
}

/** The day of a moment. */
export function dayAt(moment: number): Day {
  return dayNumbered(Math.floor(moment / A_DAY));
}

export function dayBefore({ number }: Day): Day {
  return dayNumbered(number - 1);
}

/** When a challenge can be played first. */
export function opensAt(day: string): number {
  return Date.parse(day);
}

/** When the last run of a challenge can be uploaded. Until then players do not see the runs of others. */
export function closesAt(day: string): number {
  return opensAt(day) + A_DAY + LATE_MS;
}

/** The days whose challenges are not closed: today, and for a while yesterday. */
export function openDays(moment: number): readonly string[] {
  const today = dayAt(moment);
  return [today.name, dayBefore(today).name].filter((day) => moment < closesAt(day));
}

function dayNumbered(number: number): Day {
  const start = number * A_DAY;
  return { name: new Date(start).toISOString().slice(0, 10), number, endsAt: start + A_DAY };
}

/** The settings of the challenge of a day, filled in by the game. */
export function challengeSettings(game: AnyGame, { number }: Day): Plain {
  const settings = game.readSettings(game.ranking.daily(number));
  if (!settings.ok) throw new Error(`the challenge of ${game.title} cannot be played: ${settings.reason}`);
  return settings.value;
}

const SECRET = 'daily';
const SECRET_BYTES = 32;
const MOST_KNOWN = 64;

export type DailySeeds = ReturnType<typeof openDailySeeds>;

/** The seeds of the challenges: secret, and the same on every server of one database. */
export function openDailySeeds({ secrets }: Pick<Store, 'secrets'>) {
  let secret: Uint8Array | null = null;
  const known = new Map<string, string>();
  return {
    async seedOf(game: Pick<AnyGame, 'id'>, day: string): Promise<string> {
      const name = `${game.id} ${day}`;
      const before = known.get(name);
      if (before !== undefined) return before;
      secret ??= await secrets.get(SECRET, () => randomBytes(SECRET_BYTES));
      const seed = dailySeed(secret, game, day);
      // Clients ask for two days of every game; older ones are dropped.
      if (known.size >= MOST_KNOWN) known.clear();
      known.set(name, seed);
      return seed;
    },
  };
}

/**
 * Follows from the secret, the game and the day, so that no seed has to be stored. Not from the rules: while servers
 * of two versions run, a challenge is the same whichever answers.
 */
export function dailySeed(secret: Uint8Array, { id }: Pick<AnyGame, 'id'>, day: string): string {
  return createHmac('sha256', secret).update(`${id} ${day}`).digest('hex');
}
