import { LIMITS } from '@warren/protocol';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.js';
import type { RunRow } from '../../store/repositories/run-rows.js';
import type { Store } from '../../store/store.js';
import type { QueueReservation, VerificationQueue } from '../../verification/verification-queue.js';
import { judgeRun } from './judge-run.js';

/** Sees to it that what the store has waiting is checked, and that what comes of it is written down. */
export interface RunVerifier {
  /** Has a waiting run checked. Settled with the run as it was judged; `null` when it waits on. */
  take(place: QueueReservation, run: RunRow, recording: Uint8Array): Promise<RunRow | null>;
  /** The end of a run that is being checked here; `null` when there is none. */
  end(id: string): Promise<RunRow | null> | null;
  /** Takes up what was left waiting when a server stopped. Settled when nothing waits any more. */
  resume(): Promise<void>;
  /** Stops checking. Settled when everything that was judged is written down. */
  close(): Promise<void>;
}

interface Parts {
  readonly app: FastifyInstance;
  readonly store: Pick<Store, 'runs'>;
  readonly verification: VerificationQueue;
  readonly config: Pick<Config, 'checking'>;
  readonly now: () => number;
}

const AT_A_TIME = 50;

/** A verifier that opens with the server, taking up what was left waiting, and closes with it. */
export function openRunVerifier(parts: Parts): RunVerifier {
  const { app } = parts;
  const verifier = makeRunVerifier(parts);
  app.addHook('onReady', async () => {
    verifier.resume().catch((error) => app.log.error(error, 'waiting runs could not be taken up'));
  });
  // Before the rest of the server closes: what was judged is still to be written down.
  app.addHook('preClose', () => verifier.close());
  return verifier;
}

function makeRunVerifier({ store, verification, config, now, app }: Parts): RunVerifier {
  const ends = new Map<string, Promise<RunRow | null>>();
  let closing = false;

  async function check(place: QueueReservation, run: RunRow, recording: Uint8Array): Promise<RunRow | null> {
    const verdict = await place.verify(run.id, recording).verdict;
    if (verdict === null) return null;
    try {
      return await store.runs.finish(run.id, judgeRun(run, verdict, now()), LIMITS.unrankedRuns);
    } catch (error) {
      // It is waiting still, and the next start takes it up.
      app.log.error(error, 'what came of a run could not be written down');
      return null;
    }
  }

  function take(place: QueueReservation, run: RunRow, recording: Uint8Array): Promise<RunRow | null> {
    const end = check(place, run, recording).finally(() => ends.delete(run.id));
    ends.set(run.id, end);
    return end;
  }

  async function takeUp(run: RunRow): Promise<void> {
    const recording = await store.runs.recording(run.id);
    if (recording === null) return;
    let place = verification.reserve();
    while (place === null && !closing && ends.size > 0) {
      await Promise.race(ends.values());
      place = verification.reserve();
    }
    if (place !== null) await take(place, run, recording);
  }

  /** Each run is tried once, so that one which cannot be checked does not keep the others from their turn. */
  async function resume(): Promise<void> {
    const tried = new Set<string>();
    for (;;) {
      const waiting = await store.runs.waiting(tried.size + AT_A_TIME);
      const fresh = waiting.filter(({ id }) => !tried.has(id) && !ends.has(id));
      if (closing || fresh.length === 0) return;
      for (const { id } of fresh) tried.add(id);
      await inTurn(fresh, config.checking.workers, (run) => (closing ? Promise.resolve() : takeUp(run)));
    }
  }

  return {
    take,
    end: (id) => ends.get(id) ?? null,
    resume,
    async close() {
      closing = true;
      await verification.close();
      await Promise.all(ends.values());
    },
  };
}

/** Goes through a list, so many at a time: what has just come in shall not wait behind all that was left. */
async function inTurn<T>(
  items: readonly T[],
  hands: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const rest = [...items];
  async function workOff(): Promise<void> {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(item);
  }
  await Promise.all(Array.from({ length: hands }, workOff));
}
