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

/** What is in the theatre. */
interface Opened {
  readonly shown: OpenedRecording | null;
  /** Why something could not be opened. */
  readonly problem: string | null;
  /** Whether something is on its way. */
  readonly opening: boolean;
}

const CLOSED: Opened = { shown: null, problem: null, opening: false };

/** What is opened first, if there is anything, and whatever is opened after it. */
export function useOpened(
  first: () => Result<Recording | null>,
): Opened & { readonly open: (from: Promise<Result<Recording>>) => void } {
  const [opened, setOpened] = useState(() => ({ ...CLOSED, opening: !isEmpty(first()) }));
  /** Ignores stale loads; the last opened recording is shown. */
  const last = useRef(0);

  async function open(from: Promise<Result<Recording>>): Promise<void> {
    last.current++;
    const turn = last.current;
    const recording = await from;
    const result = recording.ok ? await openRecording(recording.value) : recording;
    if (turn === last.current) setOpened((before) => afterOpening(before, result));
  }
  useEffect(() => {
    const run = first();
    if (!isEmpty(run)) void open(Promise.resolve(run as Result<Recording>));
    return () => {
      last.current++;
    };
  }, []);
  return { ...opened, open: (from) => void open(from) };
}

function isEmpty(run: Result<Recording | null>): boolean {
  return run.ok && run.value === null;
}

/** What is shown already stays when something else cannot be opened. */
function afterOpening({ shown }: Opened, result: Result<OpenedRecording>): Opened {
  return result.ok
    ? { shown: result.value, problem: null, opening: false }
    : { shown, problem: result.reason, opening: false };
}
