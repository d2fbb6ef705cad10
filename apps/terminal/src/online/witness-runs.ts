import { setTimeout as sleep } from 'node:timers/promises';
import { openWitness, type RunTicket, type Witness, type WitnessTime } from '@warren/client';
import type { Run, RunClock } from '@warren/games';
import type { Client } from '@warren/protocol/client';

/** A ranked run that is being played. */
export interface WitnessedRun {
  readonly run: Run;
  readonly clock: RunClock;
  readonly ticket: RunTicket;
  /** Saves the run: what the server has heard of must not be played once more after a crash. */
  readonly save: () => void;
}

/** Tells the server of runs while they are played. */
export interface Witnesses {
  /** Follows a run; returns the way to stop, which says that it stands still unless it is over. */
  follow(played: WitnessedRun): () => void;
  /** Says of every run that it stands still: the process stops or ends. `null` when no run is followed. */
  leave(): Promise<void> | null;
  /** Waits a moment for the reports that are under way, and ends them. */
  close(): Promise<void>;
}

export const REAL_TIME: WitnessTime = {
  now: () => performance.now(),
  later(does, ms) {
    const timer = setTimeout(does, ms);
    return () => clearTimeout(timer);
  },
};

/** So long the end of the process waits for a report. */
const FAREWELL_MS = 500;

export function openWitnesses(line: Client, time: WitnessTime): Witnesses {
  const open = new Set<Witness>();
  const underWay = new Set<Promise<unknown>>();
  const stop = new AbortController();

  async function settle(): Promise<void> {
    if (underWay.size === 0) return;
    const patience = new AbortController();
    const late = sleep(FAREWELL_MS, undefined, patience).catch(() => {});
    await Promise.race([Promise.all(underWay), late]);
    patience.abort();
  }

  return {
    follow({ run, clock, ticket, save }) {
      const witness = openWitness({
        run,
        clock,
        ticket,
        send(id, body, signal) {
          save();
          const more = { signal: AbortSignal.any([signal, stop.signal]) };
          const answer = line.call('reportLog', { params: { ticket: id }, body }, more);
          underWay.add(answer);
          return answer.finally(() => underWay.delete(answer));
        },
        ...time,
      });
      open.add(witness);
      return () => {
        witness.leave();
        witness.close();
        open.delete(witness);
      };
    },
    leave() {
      if (open.size === 0) return null;
      for (const witness of open) witness.leave();
      return settle();
    },
    async close() {
      await settle();
      stop.abort();
    },
  };
}
