import { accept, type Result } from '@warren/engine';
import { openPlayback, type Recording } from '@warren/games';
import { useEffect, useRef, useState } from 'preact/hooks';
import { fetchView } from '../games/registry.js';
import type { OpenedRecording } from './player-view.js';

/** Opens a recording for watching with what shows its game, or says why it cannot be. */
export async function openRecording(recording: Recording): Promise<Result<OpenedRecording>> {
  const view = await fetchView(recording.game);
  if (!view.ok) return view;
  const playback = openPlayback(view.value.game, recording);
  return playback.ok ? accept({ view: view.value, playback: playback.value }) : playback;
}

/** What is opened first, if there is anything, and whatever is opened after it. */
export function useOpened(first: () => Result<Recording | null>) {
  const [shown, setShown] = useState<OpenedRecording | null>(null);
  /** Why something could not be opened. What is shown already stays then. */
  const [problem, setProblem] = useState<string | null>(null);
  /** Whether something is on its way, and nothing shown meanwhile. */
  const [opening, setOpening] = useState(() => !isEmpty(first()));
  /** Ignores stale loads; the last opened recording is shown. */
  const last = useRef(0);

  async function open(from: Promise<Result<Recording>>): Promise<void> {
    const turn = ++last.current;
    const recording = await from;
    const result = recording.ok ? await openRecording(recording.value) : recording;
    if (turn !== last.current) return;
    if (result.ok) setShown(result.value);
    setProblem(result.ok ? null : result.reason);
    setOpening(false);
  }
  useEffect(() => {
    const run = first();
    if (!isEmpty(run)) void open(Promise.resolve(run as Result<Recording>));
    return () => {
      last.current++;
    };
  }, []);
  return { shown, problem, opening, open };
}

function isEmpty(run: Result<Recording | null>): boolean {
  return run.ok && run.value === null;
}
