import { dequeue, enqueue, type FinishedRun, type Upload } from '@warren/client';
import type { RunClock } from '@warren/games';
import { makeRecordingText, type Recording } from '@warren/games';
import { useSignal } from '../lib/signal.js';
import { browserStorage } from '../lib/storage.js';
import { fetchSync } from './fetch-sync.js';
import { uploadStatus } from './sync-status.js';
import { who } from './who.js';

/** A finished run that wants to be on the server. */
export interface RunToUpload {
  readonly recording: Recording;
  /** The ticket it was played with; `null` for a run outside the boards. */
  readonly ticket: { readonly id: string; readonly nonce: string } | null;
  /** Its pauses are counted up to the moment of the upload. */
  readonly clock: RunClock;
}

/**
 * Hands in a finished run: now, or as soon as there is a connection. A player without an account becomes a guest. The
 * same run again changes nothing. Answers the key by which the upload is found.
 */
export async function enqueueRun({ recording, ticket, clock }: RunToUpload): Promise<string> {
  const { game, ticks } = recording;
  const player = who.get();
  const run: FinishedRun = {
    game,
    ticks,
    text: makeRecordingText(recording),
    ticket: ticket && { id: ticket.id, nonce: ticket.nonce },
    clock: clock.save(),
    owner: player && { id: player.id, guest: player.guest },
  };
  // Before anything is waited for: closing the page now must not lose the run, nor its time.
  enqueue(run, browserStorage);
  const { queue } = await fetchSync();
  const key = await queue.add(run);
  dequeue(run, browserStorage);
  return key;
}

/** Every upload that is under way or was settled lately, the newest first. */
export function useUploads(): readonly Upload[] {
  return useSignal(uploadStatus);
}

/** How an upload stands, now and after every change; `null` when it is not known any more. */
export function useUpload(key: string | null): Upload | null {
  return useUploads().find((upload) => upload.key === key) ?? null;
}

/** Tries again at once whatever waits. */
export function retryUploads(): void {
  void fetchSync().then(({ queue }) => queue.wake());
}
