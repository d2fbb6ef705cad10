import type { SavedClock } from '@warren/games';
import type { Run } from '@warren/protocol/client';
import type { Owner } from '../session/session.js';

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
  /** The recording as text; empty once it is settled. */
  readonly text: string;
  readonly ticket: { readonly id: string; readonly nonce: string } | null;
  readonly clock: SavedClock;
  /** The account that played it; `null` where there was none yet. */
  readonly owner: Owner | null;
  readonly attempts: number;
}

/** A run as it is handed in: everything the server has to be told, and whose it is. */
export type FinishedRun = Pick<StoredUpload, 'game' | 'ticks' | 'text' | 'ticket' | 'clock' | 'owner'>;

/** Where uploads are kept between visits. */
export interface UploadStorage {
  /** The oldest first. */
  uploads(): Promise<StoredUpload[]>;
  putUpload(upload: StoredUpload): Promise<void>;
  removeUpload(key: string): Promise<void>;
}

/** Whether nothing more will come of it. */
export function isSettled({ phase }: UploadState): boolean {
  return phase === 'verified' || phase === 'unranked' || phase === 'refused';
}
