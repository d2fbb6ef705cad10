import type { Run, RunClock } from '@warren/games';
import { useEffect, useRef, useState } from 'preact/hooks';
import { enqueueRun } from '../../online/uploads.js';
import { settings } from '../../settings/settings.js';
import type { RankedRun } from './ranked-run.js';

/** A run that was handed in, or was meant to be. */
export interface Handed {
  readonly run: Run;
  /** Its key among the uploads, once it has one. */
  readonly upload: string | null;
  /** The player hands in nothing. */
  readonly optedOut: boolean;
}

/**
 * Hands in a run when it is over, and has the server witness it meanwhile if it has a ticket; `handed` is the last run
 * that was handed in.
 */
export function useHandIn<State>({ run: begun, clock: begunClock, ticket }: RankedRun<State>) {
  useEffect(() => {
    if (ticket === null) return;
    let stop: (() => void) | null = () => {};
    // Only ranked runs need it. Where it cannot be had, the run is not witnessed.
    import('./witness-run.js').then(
      ({ witnessRun }) => {
        if (stop !== null) stop = witnessRun({ run: begun, clock: begunClock, ticket });
      },
      () => {},
    );
    return () => {
      stop?.();
      stop = null;
    };
  }, [begun, begunClock, ticket]);
  const [handed, setHanded] = useState<Handed | null>(null);
  const last = useRef<Run | null>(null);
  /** To be called at every phase; nothing happens before the run is over, and nothing twice. */
  function over(run: Run, clock: RunClock): void {
    if (!run.finished || last.current === run) return;
    last.current = run;
    const optedOut = !settings.get().handIn;
    setHanded({ run, upload: null, optedOut });
    if (optedOut) return;
    enqueueRun({ recording: run.recording(), ticket, clock }).then(
      (upload) => setHanded((now) => (now?.run === run ? { ...now, upload } : now)),
      // Where nothing can be kept there is no queue; the run can be saved as a file still.
      () => setHanded((now) => (now?.run === run ? null : now)),
    );
  }
  return { over, handed };
}
