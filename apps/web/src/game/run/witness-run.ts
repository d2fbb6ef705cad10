import { openWitness, type RunTicket } from '@warren/client';
import type { Run, RunClock } from '@warren/games';
import { api } from '../../online/api.js';
import { settings } from '../../settings/settings.js';

/** What is witnessed. */
export interface WitnessedRun {
  readonly run: Pick<Run, 'tick' | 'finished' | 'log'>;
  readonly clock: Pick<RunClock, 'isStill'>;
  readonly ticket: RunTicket;
}

/** Tells the server of a run while it is played on this page; returns the way to stop. */
export function witnessRun(played: WitnessedRun): () => void {
  if (!settings.get().handIn) return () => {};
  const witness = openWitness({
    ...played,
    // A report that is under way outlives the page.
    send: (ticket, body, signal) =>
      api.call('reportLog', { params: { ticket }, body }, { signal, keepalive: true }),
    now: () => performance.now(),
    later(run, ms) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  });
  window.addEventListener('pagehide', witness.leave);
  return () => {
    window.removeEventListener('pagehide', witness.leave);
    witness.leave();
    witness.close();
  };
}
