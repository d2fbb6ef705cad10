import type { Result } from '@warren/engine';
import type { Recording } from '@warren/games';
import { useEffect, useRef, useState } from 'preact/hooks';
import { openRecording } from './open-recording.js';
import type { Screened } from './show.js';

/** What is in the theatre. */
export interface Opened {
  readonly screened: Screened | null;
  /** Why something could not be opened. */
  readonly problem: string | null;
  /** Whether something is on its way. */
  readonly opening: boolean;
}

const CLOSED: Opened = { screened: null, problem: null, opening: false };

/** What is opened first, if there is anything, and whatever is opened after it. */
export function useOpened(
  first: () => Result<Recording | null>,
): Opened & { readonly open: (from: Promise<Result<Recording>>) => void } {
  const [opened, setOpened] = useState(() => ({ ...CLOSED, opening: !isEmpty(first()) }));
  /** Whoever opens one thing after another gets the last one. */
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
function afterOpening({ screened }: Opened, result: Result<Screened>): Opened {
  return result.ok
    ? { screened: result.value, problem: null, opening: false }
    : { screened, problem: result.reason, opening: false };
}
