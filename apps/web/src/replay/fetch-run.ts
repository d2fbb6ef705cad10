import type { Answer, Client, Run } from '@warren/protocol/client';
import { fetchView } from '../games/registry.js';

/** A run and, where it can be had, its recording as text. */
export interface FetchedRun {
  readonly run: Run;
  readonly recording:
    | { readonly state: 'here'; readonly text: string }
    /** Of today's challenge, and the player's try is not handed in. */
    | { readonly state: 'secret' }
    /** Played by other rules than those of this page. */
    | { readonly state: 'older'; readonly rules: number };
}

/** Fetches a run of the server with its recording. */
export async function fetchRun(
  api: Client,
  id: string,
  signal: AbortSignal,
  viewOf: typeof fetchView = fetchView,
): Promise<Answer<FetchedRun>> {
  const run = await api.call('run', { params: { run: id } }, { signal });
  if (!run.ok) return run;
  const view = await viewOf(run.value.game);
  const rules = view.ok ? view.value.game.rules : 0;
  const found = (recording: FetchedRun['recording']): Answer<FetchedRun> => ({
    ok: true,
    status: run.status,
    value: { run: run.value, recording },
  });
  if (run.value.rules !== rules) return found({ state: 'older', rules });
  const recording = await api.call('recording', { params: { run: id } }, { signal });
  if (recording.ok) return found({ state: 'here', text: recording.value.trimEnd() });
  return recording.code === 'daily-secret' ? found({ state: 'secret' }) : recording;
}
