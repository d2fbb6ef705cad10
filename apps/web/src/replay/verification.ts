import { type Result, refuse } from '@warren/engine';
import type { Recording, Verdict } from '@warren/games';
import { useEffect, useState } from 'preact/hooks';

/** What the worker says: how far it is, and at last what it found. */
export type CheckMessage = { readonly ticks: number } | { readonly verdict: Result<Verdict> };

/** How far a check is. */
type Check =
  | { readonly state: 'checking'; readonly ticks: number }
  | { readonly state: 'checked'; readonly verdict: Result<Verdict> };

/** Has a recording verified beside the page; returns the way to stop it. */
function startCheck(recording: Recording, tell: (check: Check) => void): () => void {
  tell({ state: 'checking', ticks: 0 });
  const worker = new Worker(new URL('./verify-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<CheckMessage>) => {
    if ('ticks' in data) tell({ state: 'checking', ticks: data.ticks });
    else tell({ state: 'checked', verdict: data.verdict });
  });
  worker.addEventListener('error', () => {
    tell({ state: 'checked', verdict: refuse('it could not be checked: the checker did not start') });
  });
  worker.postMessage(recording);
  return () => worker.terminate();
}

/** How far the check of a recording is. */
export function useCheck(recording: Recording): Check {
  const [check, setCheck] = useState<Check>({ state: 'checking', ticks: 0 });
  useEffect(() => startCheck(recording, setCheck), [recording]);
  return check;
}
