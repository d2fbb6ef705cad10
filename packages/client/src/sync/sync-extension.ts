import type { SyncEngine } from './sync-engine.js';
import type { RoundResult } from './sync-round.js';

/** Something beside the saves that follows its player in a way of its own, such as profiles. */
export interface SyncExtension {
  /** Brings this device and the server together once. */
  round(): Promise<RoundResult>;
  /** What is here belongs to no account from now on. */
  disown(): Promise<void>;
  /** Forgets everything on this device. */
  forget(): Promise<void>;
}

export interface LazyParts {
  readonly load: () => Promise<SyncExtension>;
  /** Whether there may be something to bring together. */
  readonly isNeeded: () => boolean;
}

/** An extension that is loaded when there is something for it to do: few players have anything. */
export function lazyExtension({ load, isNeeded }: LazyParts): SyncExtension {
  let isHere = false;
  return {
    async round() {
      // A player who signs out was here a moment ago, and takes along what is theirs.
      if (!isHere && !isNeeded()) return { ok: true, retryAfter: null };
      try {
        const extension = await load();
        isHere = true;
        return await extension.round();
      } catch {
        // There was no connection to load it by.
        return { ok: false, retryAfter: null };
      }
    },
    disown: async () => (await load()).disown(),
    forget: async () => (await load()).forget(),
  };
}

/** A sync that takes an extension along. */
export function withExtension(engine: SyncEngine, extension: SyncExtension): SyncEngine {
  return {
    ...engine,
    async sync() {
      const saves = await engine.sync();
      const other = await extension.round();
      const waits = [saves.retryAfter, other.retryAfter].filter((seconds) => seconds !== null);
      return { ok: saves.ok && other.ok, retryAfter: waits.length === 0 ? null : Math.max(...waits) };
    },
    async disown() {
      await extension.disown();
      await engine.disown();
    },
    async forget() {
      await extension.forget();
      await engine.forget();
    },
  };
}
