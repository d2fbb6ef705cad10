import type { SavedClock } from '@warren/games';
import type { Run } from '@warren/protocol/client';
import type { Owner } from './owner.js';

/** How far a run has come on its way to the boards. */
export type UploadState =
  | {
      readonly phase: 'waiting';
      readonly why: 'queued' | 'offline' | 'busy' | 'signed-out';
      /** When it is tried again by itself; milliseconds since 1970. */
      readonly retryAt: number | null;
    }
  | { readonly phase: 'uploading' }
  /** The server plays it again; the progress is in thousandths. */
  | { readonly phase: 'checking'; readonly run: Run; readonly progress: number }
  /** It holds and counts. The rank is `null` when a better run of the same player is listed. */
  | { readonly phase: 'verified'; readonly run: Run; readonly rank: number | null }
  /** It holds, but is on no board; the reason is a sentence. */
  | { readonly phase: 'unranked'; readonly run: Run; readonly reason: string }
  | { readonly phase: 'refused'; readonly reason: string };

/** A finished run on its way to the server. */
export interface Upload {
  readonly key: string;
  readonly game: string;
  readonly ticks: number;
  /** Whether it was played with a ticket. */
  readonly ranked: boolean;
  /** When it was handed in; milliseconds since 1970. */
  readonly at: number;
  readonly state: UploadState;
}

/** The same with everything the server has to be told. */
export interface StoredUpload extends Upload {
  /** The recording as text; empty once nobody needs it any more. */
  readonly text: string;
  readonly ticket: { readonly id: string; readonly nonce: string } | null;
  readonly clock: SavedClock;
  /** Who played it; `null`: nobody yet. */
  readonly owner: Owner | null;
  readonly attempts: number;
}

/** Whether nothing more will come of it. */
export function isSettled({ phase }: UploadState): boolean {
  return phase === 'verified' || phase === 'unranked' || phase === 'refused';
}
