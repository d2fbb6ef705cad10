import { makeBase64url } from '@warren/engine/codes';
import { makeLogBytes, type Run, type RunClock } from '@warren/games';
import { type Answer, type Failure, LIMITS, type LogPosition, type LogReport } from '@warren/protocol/client';
import type { RunTicket } from './saved-run.js';

/** How often to look whether there is something to report, and how often to report what is merely new. */
const LOOK_MS = 200;
const REPORT_MS = 5_000;
/** A report without an answer after so long is lost. */
const PATIENCE_MS = 10_000;
/** After these no report is wanted any more. */
const FINAL: readonly Failure['code'][] = ['wrong-ticket', 'ticket-used', 'ticket-ended', 'too-large'];

/** The time by which a run is reported. */
export interface WitnessTime {
  readonly now: () => number;
  /** Calls back after so long; returns the way to call it off. */
  readonly later: (run: () => void, ms: number) => () => void;
}

/** A ranked run that is being played, and the ways to the server and to the time of the world. */
export interface WitnessParts extends WitnessTime {
  readonly run: Pick<Run, 'tick' | 'finished' | 'log'>;
  readonly clock: Pick<RunClock, 'isStill'>;
  readonly ticket: Pick<RunTicket, 'id' | 'nonce'>;
  readonly send: (ticket: string, report: LogReport, signal: AbortSignal) => Promise<Answer<LogPosition>>;
}

/** Tells the server of a run while it is played. */
export interface Witness {
  /** Reports at once that the run stands still: the page may be gone the next moment. */
  leave(): void;
  /** Reports nothing more; what is under way arrives. */
  close(): void;
}

/**
 * Opens the witness of a run. It reports what is new every few seconds, pauses at once, and goes on from where the
 * server is after a break. The upload of the finished run is its last report.
 */
export function openWitness(parts: WitnessParts): Witness {
  const { run, clock, now, later } = parts;
  /** How many actions the server has, as far as is known: of a resumed run those it had when it was left. */
  let known = run.log.count;
  /** What the server was told last; `null` when it has to be told again. */
  let told: { readonly tick: number; readonly still: boolean; readonly at: number } | null = null;
  /** Nothing but that the run is left is reported before. */
  let restUntil = now();
  /** The report that is under way. */
  let sending: LogReport | null = null;
  let isOpen = true;
  let cancel = () => {};

  async function report(still: boolean): Promise<void> {
    const body = reportOf(parts, known, still);
    const end = run.log.count;
    // More than anybody does in a minute: that is too late for a witness.
    if (body.actions.length > LIMITS.witnessText) return close();
    sending = body;
    told = { tick: body.tick, still, at: now() };
    const answer = await sendInTime(parts, body);
    // Another one went after it.
    if (sending !== body) return;
    sending = null;
    if (answer === null) return tellAgain(0);
    if (!answer.ok && FINAL.includes(answer.code)) return close();
    if (!answer.ok) return tellAgain(Math.max(REPORT_MS, (answer.retryAfter ?? 0) * 1000));
    const { count, state } = answer.value;
    if (state === 'parted' || count > run.log.count) return close();
    known = count;
    // From where the server is it is told again: at once, unless it takes in nothing now.
    if (count !== end) tellAgain(count === body.from ? REPORT_MS : 0);
  }

  function tellAgain(wait: number): void {
    told = null;
    restUntil = now() + wait;
  }

  function isDue(): boolean {
    if (sending !== null || now() < restUntil) return false;
    if (told === null || clock.isStill !== told.still) return true;
    return run.tick !== told.tick && now() - told.at >= REPORT_MS;
  }

  function look(): void {
    if (run.finished) close();
    if (isOpen && isDue()) void report(clock.isStill);
    if (isOpen) cancel = later(look, LOOK_MS);
  }

  function close(): void {
    isOpen = false;
    cancel();
  }

  function leave(): void {
    const isTold = told?.still === true && told.tick === run.tick;
    if (isOpen && !run.finished && !isTold) void report(true);
  }

  look();
  return { leave, close };
}

/** What is new since the first so many actions. */
function reportOf({ run, ticket }: WitnessParts, from: number, still: boolean): LogReport {
  const { tick, log } = run;
  const actions = makeBase64url(makeLogBytes(log.since(from)));
  return { nonce: ticket.nonce, from, actions, tick, hash: log.hash, still };
}

/** Sends a report; `null` when there is no answer in time. */
function sendInTime({ ticket, send, later }: WitnessParts, report: LogReport) {
  const stop = new AbortController();
  return new Promise<Answer<LogPosition> | null>((resolve, reject) => {
    const cancel = later(() => {
      resolve(null);
      stop.abort();
    }, PATIENCE_MS);
    send(ticket.id, report, stop.signal).finally(cancel).then(resolve, reject);
  });
}
