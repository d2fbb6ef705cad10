import type { SyncEngine } from './sync-engine.js';
import type { RoundResult } from './sync-round.js';

/** Something beside the saves that follows its player in a way of its own. */
export interface Companion {
  /** Brings this browser and the server together once. */
  round(): Promise<RoundResult>;
  /** What is here belongs to nobody from now on. */
  disown(): Promise<void>;
  /** Forgets everything in this browser. */
  forget(): Promise<void>;
}

export interface LateParts {
  readonly load: () => Promise<Companion>;
  /** Whether there may be something to bring together. */
  readonly isNeeded: () => boolean;
}

/** A companion that is fetched when there is something for it to do: few who look in have anything. */
export function lateCompanion({ load, isNeeded }: LateParts): Companion {
  let isHere = false;
  return {
    async round() {
      // Whoever leaves was here a moment ago, and takes along what is theirs.
      if (!isHere && !isNeeded()) return { ok: true, retryAfter: null };
      try {
        const companion = await load();
        isHere = true;
        return await companion.round();
      } catch {
        // There was no connection to fetch it by.
        return { ok: false, retryAfter: null };
      }
    },
    disown: async () => (await load()).disown(),
    forget: async () => (await load()).forget(),
  };
}

/** A sync that takes a companion along. */
export function withCompanion(engine: SyncEngine, companion: Companion): SyncEngine {
  return {
    ...engine,
    async sync() {
      const saves = await engine.sync();
      const other = await companion.round();
      const waits = [saves.retryAfter, other.retryAfter].filter((seconds) => seconds !== null);
      return { ok: saves.ok && other.ok, retryAfter: waits.length === 0 ? null : Math.max(...waits) };
    },
    async disown() {
      await companion.disown();
      await engine.disown();
    },
    async forget() {
      await companion.forget();
      await engine.forget();
    },
  };
}
