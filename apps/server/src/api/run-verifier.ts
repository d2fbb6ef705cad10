import { LIMITS } from '@warren/protocol';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.js';
import { withTimeout } from '../lib/event-loop.js';
import { newId } from '../lib/ids.js';
import type { ServerCounters } from '../operations/server-counters.js';
import type { RunRow } from '../store/repositories/run-rows.js';
import type { Store } from '../store/store.js';
import type { TaskEnd } from '../workers/tasks.js';
import type { Workers } from '../workers/workers.js';
import { judgeRun } from './judge-run.js';
import { measuredFrom } from './measured-from.js';
import { isForAnotherServer } from './other-rules.js';

/**
 * Has waiting runs of the store verified, and stores the verdicts. Every server leases runs from the same queue, and
 * takes over those of a server that is gone.
 */
export interface RunVerifier {
  /** Looks for waiting runs now, since one was stored; otherwise it looks every few seconds. */
  wake(): void;
  /** Waits for the verdict of a run; `null` when this server has none in time. */
  settled(id: string, ms: number): Promise<RunRow | null>;
  /** How far this server is with a run, in thousandths; `null` when it does not play it. */
  progress(id: string): number | null;
  /** Stops verifying. Fulfilled when all verdicts are stored; what was not finished is given back. */
  close(): Promise<void>;
}

interface Parts {
  readonly app: Pick<FastifyInstance, 'log'>;
  readonly store: Pick<Store, 'boards' | 'runs' | 'queue' | 'witnesses'>;
  readonly workers: Workers;
  readonly config: Pick<Config, 'checking'>;
  readonly counters: Pick<ServerCounters, 'judged' | 'work'>;
  readonly now: () => number;
  /** How often to look for waiting runs, and to say that this server still plays those it has. */
  readonly sweepMs: number;
}

/** A server that says nothing for so long is gone: with the next look of another its runs are taken over. */
const LEASE_MS = 6_000;
/** After so long a run is tried again whose thread was lost, by how often that happened. */
const AGAIN_MS = [1_000, 10_000, 60_000, 600_000] as const;

const KEPT_RUNS = { unranked: LIMITS.unrankedRuns, former: LIMITS.formerRuns } as const;

/** A verifier that opens with the server and closes before it. */
export function openRunVerifier(parts: Parts & { readonly app: FastifyInstance }): RunVerifier {
  const { app } = parts;
  const verifier = makeRunVerifier(parts);
  app.addHook('onReady', async () => verifier.wake());
  // Before the rest of the server closes, since verdicts are still to be stored.
  app.addHook('preClose', () => verifier.close());
  return verifier;
}

/** A run that this server plays again. */
interface Held {
  progress: number;
  readonly done: Promise<void>;
}

function makeRunVerifier(parts: Parts): RunVerifier {
  const { store, workers, config, now, app, sweepMs } = parts;
  const owner = newId();
  const held = new Map<string, Held>();
  const waiters = makeWaiters();
  let sweeping: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    sweeping = sweep();
  }, sweepMs).unref();
  const logged = (what: string) => loggedBy(app, what);
  let claiming: Promise<unknown> | null = null;
  let isAsked = false;
  let closing = false;

  /** Leases runs as long as there is a thread for them. Asked meanwhile, it looks once more. */
  async function claimAll(): Promise<void> {
    do {
      isAsked = false;
      while (!closing && held.size < config.checking.workers) {
        const at = now();
        const run = await store.queue.claim({ owner, now: at, until: at + LEASE_MS });
        if (run === null) break;
        begin(run);
      }
    } while (isAsked && !closing);
  }

  function wake(): void {
    isAsked = true;
    claiming ??= claimAll()
      .catch(logged('waiting runs could not be looked for'))
      .finally(() => {
        claiming = null;
        if (isAsked && !closing) wake();
      });
  }

  /** Extends the leases of what this server plays, and looks for runs that came in elsewhere or were left behind. */
  async function sweep(): Promise<void> {
    wake();
    // Not of a run whose verdict could not be stored: it is to be tried again.
    await extendLeases(parts, owner, [...held.keys()]);
  }

  function begin(run: RunRow): void {
    const work: Held = { progress: 0, done: Promise.resolve() };
    const done = verifyRun(parts, owner, run, work)
      // Its lease ends by itself, and a server tries again.
      .catch(logged('the verdict of a run could not be stored'))
      .then((judged) => {
        held.delete(run.id);
        waiters.tell(run.id, judged);
        if (!closing) wake();
      });
    held.set(run.id, Object.assign(work, { done }));
  }

  return {
    wake,
    settled: waiters.settled,
    progress: (id) => held.get(id)?.progress ?? null,
    async close() {
      closing = true;
      clearInterval(timer);
      await Promise.all([claiming, sweeping]);
      await workers.close();
      await Promise.all([...held.values()].map(({ done }) => done));
    },
  };
}

async function extendLeases(
  { store, now, app }: Parts,
  owner: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const extended = store.queue.extend(owner, ids, now() + LEASE_MS);
  await extended.catch(loggedBy(app, 'leases of runs could not be extended'));
}

/** So long a run by other rules is left to the servers that play by them. */
const OTHER_RULES_MS = 5_000;

const NOTHING = new Uint8Array();

/** Has a run played again and stores its verdict, or gives it back. `null` when it keeps waiting. */
async function verifyRun(
  { store, workers, config, counters, now }: Parts,
  owner: string,
  run: RunRow,
  work: Held,
): Promise<RunRow | null> {
  if (isForAnotherServer(run, now())) {
    await store.queue.release(run.id, owner, { at: now() + OTHER_RULES_MS, isBlamed: false });
    return null;
  }
  const recording = await store.runs.recording(run.id);
  const order = {
    ticks: config.checking.ticks,
    witnessed: run.ticketId === null ? NOTHING : await store.witnesses.log(run.ticketId),
    measuredFrom: await measuredFrom(store, run),
  };
  const progress = (thousandths: number) => {
    work.progress = thousandths;
  };
  const end: TaskEnd<'verify'> =
    recording === null
      ? { kind: 'lost', reason: 'its recording is gone' }
      : await workers.run({ work: 'verify', recording, ...order }, { progress });
  if (end.kind === 'done') {
    const verdict = judgeRun(run, end.result, now());
    const unranked = verdict.status === 'verified' ? (verdict.unranked ?? '') : '';
    counters.judged.add({ game: run.game, result: verdict.status, unranked });
    counters.work.add({ game: run.game }, end.result.work ?? 0);
    return store.runs.finish(run.id, verdict, KEPT_RUNS);
  }
  // No run is refused for the server's own trouble.
  const isBlamed = end.kind === 'lost';
  const wait = isBlamed ? AGAIN_MS[Math.min(run.tries, AGAIN_MS.length) - 1] : 0;
  await store.queue.release(run.id, owner, { at: now() + wait, isBlamed });
  return null;
}

/** Logs an error that the next look mends. */
function loggedBy({ log }: Pick<FastifyInstance, 'log'>, what: string): (error: unknown) => null {
  return (error) => {
    log.error(error, what);
    return null;
  };
}

/** Requests that wait for verdicts. */
function makeWaiters(): Pick<RunVerifier, 'settled'> & { tell(id: string, run: RunRow | null): void } {
  const waiters = new Map<string, Set<(run: RunRow | null) => void>>();
  return {
    tell(id, run) {
      for (const tell of waiters.get(id) ?? []) tell(run);
    },
    async settled(id, ms) {
      const told = waiters.get(id) ?? new Set();
      waiters.set(id, told);
      let tell: (run: RunRow | null) => void = () => {};
      const settled = new Promise<RunRow | null>((resolve) => {
        tell = resolve;
      });
      told.add(tell);
      const run = await withTimeout(settled, ms, null);
      told.delete(tell);
      if (told.size === 0) waiters.delete(id);
      return run;
    },
  };
}
