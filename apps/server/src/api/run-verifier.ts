import type { Result } from '@warren/engine';
import { findGame, type Verdict } from '@warren/games';
import { LIMITS } from '@warren/protocol';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.js';
import type { RunRow } from '../store/repositories/run-rows.js';
import type { RunVerdict } from '../store/repositories/runs.js';
import type { Store } from '../store/store.js';
import type { QueueReservation, VerificationQueue } from '../verification/verification-queue.js';
import { boardOfDay, boardOfSettings } from './board-names.js';

/** Has waiting runs of the store verified, and stores the verdicts. */
export interface RunVerifier {
  /** Verifies a waiting run. Fulfilled with the run and its verdict; `null` when it keeps waiting. */
  verify(reservation: QueueReservation, run: RunRow, recording: Uint8Array): Promise<RunRow | null>;
  /** The same for a run that is being verified here; `null` when it is not. */
  find(id: string): Promise<RunRow | null> | null;
  /** Verifies the runs that waited when a server stopped. Fulfilled when none waits any more. */
  resume(): Promise<void>;
  /** Stops verifying. Fulfilled when all verdicts are stored. */
  close(): Promise<void>;
}

interface Parts {
  readonly app: FastifyInstance;
  readonly store: Pick<Store, 'runs'>;
  readonly verification: VerificationQueue;
  readonly config: Pick<Config, 'checking'>;
  readonly now: () => number;
}

const RUNS_AT_ONCE = 50;

/** A verifier that opens with the server, resumes waiting runs, and closes with the server. */
export function openRunVerifier(parts: Parts): RunVerifier {
  const { app } = parts;
  const verifier = makeRunVerifier(parts);
  app.addHook('onReady', async () => {
    verifier.resume().catch((error) => app.log.error(error, 'waiting runs could not be resumed'));
  });
  // Before the rest of the server closes, since verdicts are still to be stored.
  app.addHook('preClose', () => verifier.close());
  return verifier;
}

function makeRunVerifier({ store, verification, config, now, app }: Parts): RunVerifier {
  const running = new Map<string, Promise<RunRow | null>>();
  let closing = false;

  async function judge(
    reservation: QueueReservation,
    run: RunRow,
    recording: Uint8Array,
  ): Promise<RunRow | null> {
    const verdict = await reservation.verify(run.id, recording).verdict;
    if (verdict === null) return null;
    try {
      return await store.runs.finish(run.id, judgeRun(run, verdict, now()), LIMITS.unrankedRuns);
    } catch (error) {
      // The run keeps waiting in the store; the next start of a server resumes it.
      app.log.error(error, 'the verdict of a run could not be stored');
      return null;
    }
  }

  function verify(reservation: QueueReservation, run: RunRow, recording: Uint8Array): Promise<RunRow | null> {
    const judged = judge(reservation, run, recording).finally(() => running.delete(run.id));
    running.set(run.id, judged);
    return judged;
  }

  async function resumeRun(run: RunRow): Promise<void> {
    const recording = await store.runs.recording(run.id);
    if (recording === null) return;
    let reservation = verification.reserve();
    while (reservation === null && !closing && running.size > 0) {
      await Promise.race(running.values());
      reservation = verification.reserve();
    }
    if (reservation !== null) await verify(reservation, run, recording);
  }

  /** Tries each run once, so that one that cannot be verified does not block the others. */
  async function resume(): Promise<void> {
    const tried = new Set<string>();
    for (;;) {
      const waiting = await store.runs.waiting(tried.size + RUNS_AT_ONCE);
      const fresh = waiting.filter(({ id }) => !tried.has(id) && !running.has(id));
      if (closing || fresh.length === 0) return;
      for (const { id } of fresh) tried.add(id);
      await forEachConcurrently(fresh, config.checking.workers, (run) =>
        closing ? Promise.resolve() : resumeRun(run),
      );
    }
  }

  return {
    verify,
    find: (id) => running.get(id) ?? null,
    resume,
    async close() {
      closing = true;
      await verification.close();
      await Promise.all(running.values());
    },
  };
}

/** Works through a list, so many at a time: new uploads need not wait for all of it. */
async function forEachConcurrently<T>(
  items: readonly T[],
  concurrent: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const rest = [...items];
  async function workOff(): Promise<void> {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(item);
  }
  await Promise.all(Array.from({ length: concurrent }, workOff));
}

/** What is known of a run before it is verified. */
type WaitingRun = Pick<RunRow, 'game' | 'settings' | 'daily' | 'unranked' | 'ticketId'>;

/** The verdict of a simulation as the store keeps it: the board and standing of the run, or why it has none. */
function judgeRun(run: WaitingRun, verdict: Result<Verdict>, at: number): RunVerdict {
  if (!verdict.ok) return { status: 'refused', reason: verdict.reason, at };
  const game = findGame(run.game);
  if (!game.ok) return { status: 'refused', reason: game.reason, at };
  const { outcome } = verdict.value;
  // Practice with the seed of a challenge is an ordinary run: its board is that of its settings.
  const isChallenge = run.daily !== null && run.ticketId !== null;
  const board = isChallenge
    ? boardOfDay(game.value, run.daily ?? '')
    : boardOfSettings(game.value, JSON.parse(run.settings));
  const standing = game.value.ranking.standing(outcome);
  return {
    status: 'verified',
    outcome: JSON.stringify(outcome),
    board,
    unranked: board === null ? 'no-board' : (run.unranked ?? (standing === null ? 'not-listed' : null)),
    points: standing?.points ?? null,
    ties: standing?.ties ?? null,
    at,
  };
}
