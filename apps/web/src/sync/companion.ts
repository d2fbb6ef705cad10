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
  /** Calls whenever something here has changed. Returns the way to stop. */
  subscribe(listener: () => void): () => void;
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
