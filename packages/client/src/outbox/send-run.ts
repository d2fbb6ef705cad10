import { resumeRunClock } from '@warren/games';
import {
  type Answer,
  type Client,
  isLasting,
  LIMITS,
  type Run,
  type RunUpload,
  UNRANKED,
} from '@warren/protocol/client';
import type { FinishedRun, UploadState } from './upload.js';

/** How often to ask while the server checks; each question waits twice as long as the one before. */
const ASK_MS = 500;
const LONGEST_ASK_MS = 4_000;
/** The longest pause the server can be told of. */
const LONGEST_PAUSE_MS = 1_000_000_000;

/** The wait after so many attempts: it doubles up to a limit. */
export function waitMs(attempts: number, first: number, longest: number): number {
  return Math.min(longest, first * 2 ** Math.min(attempts, 30));
}

/** What the server is told of a run: its pauses include the time it has waited for its upload. */
export function uploadBody(
  { text, ticket, clock, ticks }: Pick<FinishedRun, 'text' | 'ticket' | 'clock' | 'ticks'>,
  now: () => number,
): RunUpload {
  const pauses = resumeRunClock(clock, ticks, now)
    .pauses()
    // A run that stood still more often is not ranked, but it can be checked.
    .slice(0, LIMITS.pauses)
    .map(({ tick, ms }) => ({ tick, ms: Math.min(ms, LONGEST_PAUSE_MS) }));
  return { recording: text, pauses, ...(ticket !== null && { ticket }) };
}

export interface FollowOptions {
  /** How often to ask what has become of the run. */
  readonly mostAsks: number;
  wait(ms: number): Promise<void>;
  /** Told whatever the server says about the run on the way. */
  onRun?(run: Run): unknown;
  /** Whether a lost answer is asked for again: the server has the run. */
  readonly isPatient?: boolean;
}

/** Sends a run and waits for what the server's own simulation says. The same run again changes nothing. */
export async function sendRun(client: Client, body: RunUpload, options: FollowOptions): Promise<Answer<Run>> {
  const answer = await client.call('uploadRun', { body });
  return answer.ok ? followRun(client, answer.value, options) : answer;
}

/** Asks how far the server is with a run, until it is settled or there was enough asking. */
export async function followRun(client: Client, first: Run, options: FollowOptions): Promise<Answer<Run>> {
  const { mostAsks, wait, onRun, isPatient = false } = options;
  let run = first;
  await onRun?.(run);
  for (let asked = 0; isOpen(run) && asked < mostAsks; asked++) {
    await wait(waitMs(asked, ASK_MS, LONGEST_ASK_MS));
    const answer = await client.call('run', { params: { run: run.id } });
    if (answer.ok) run = answer.value;
    else if (!isPatient || isLasting(answer)) return answer;
    await onRun?.(run);
  }
  return { ok: true, status: 200, value: run };
}

/** What the server's words about a run mean for its player. */
export function stateOfRun(run: Run): UploadState {
  if (run.status === 'refused') return { phase: 'refused', reason: run.reason };
  if (isOpen(run)) return { phase: 'checking', run, progress: run.progress };
  if (run.ranked) return { phase: 'verified', run, rank: run.rank };
  return { phase: 'unranked', run, reason: UNRANKED[run.unranked ?? 'no-board'] };
}

function isOpen({ status }: Run): boolean {
  return status === 'waiting' || status === 'checking';
}
