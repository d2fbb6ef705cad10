import type { Result } from '@warren/engine';
import type { Verdict } from '@warren/games';

/** What a checking thread is asked to do, one at a time. */
export interface CheckTask {
  readonly recording: Uint8Array;
  /** A longer recording is refused unplayed. */
  readonly ticks: number;
}

/** What it says: that it is there, how far it is, what came of it. */
export type CheckReport =
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly thousandths: number }
  | { readonly kind: 'verdict'; readonly verdict: Result<Verdict> };
