import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { accept, type Result, refuse } from '@warren/engine';
import { isSavedClock, RECORDING_LIMITS, resumeRunClock, type SavedClock } from '@warren/games';
import { LIMITS, type RunUpload } from '@warren/protocol/client';
import { readIfThere, removeIfThere, writeWhole } from '../storage/files.js';

/** A finished run on its way to the server. */
export interface WaitingRun {
  readonly server: string;
  /** The id of whoever played it. */
  readonly account: string;
  readonly name: string;
  readonly game: string;
  readonly ticks: number;
  /** The recording as text. */
  readonly recording: string;
  readonly ticket: { readonly id: string; readonly nonce: string };
  readonly clock: SavedClock;
}

/** More than these wait for nothing: the oldest go. */
const MOST_WAITING = 40;
const LARGEST = 4 * RECORDING_LIMITS.bytes;
/** The longest pause the server can be told of. */
const LONGEST_PAUSE_MS = 1_000_000_000;

/** Keeps a run until it is handed in; the path says which it is. The same run again is the same file. */
export function keepWaiting(folder: string, run: WaitingRun): Result<string> {
  const paths = waitingPaths(folder);
  const hash = createHash('sha256').update(`${run.ticket.id} ${run.recording}`).digest('hex').slice(0, 16);
  const path =
    paths.find((known) => known.endsWith(`-${hash}.json`)) ??
    join(folder, 'waiting', `${String(run.clock.savedAt).padStart(16, '0')}-${hash}.json`);
  // The token of the ticket is in it.
  const written = writeWhole(path, `${JSON.stringify(run)}\n`, { isSecret: true });
  if (!written.ok) return written;
  for (const old of paths.slice(0, Math.max(0, paths.length + 1 - MOST_WAITING))) forgetWaiting(old);
  return accept(path);
}

export function forgetWaiting(path: string): void {
  removeIfThere(path);
}

/** The files of all runs that wait, the oldest first. */
export function waitingPaths(folder: string): string[] {
  try {
    const names = readdirSync(join(folder, 'waiting')).filter((name) => /^\d+-[0-9a-f]+\.json$/.test(name));
    return names.sort().map((name) => join(folder, 'waiting', name));
  } catch {
    // Nothing has ever waited.
    return [];
  }
}

/** A run that waits, or why it cannot be read. */
export function readWaiting(path: string): Result<WaitingRun> {
  const text = readIfThere(path, LARGEST);
  if (!text.ok) return text;
  try {
    const run: unknown = JSON.parse(text.value ?? '');
    if (isWaitingRun(run)) return accept(run);
  } catch {
    // No JSON: said below.
  }
  return refuse(`${path} is damaged`);
}

/** What the server is told: the pauses include the time until now. */
export function uploadOf({ recording, ticket, clock, ticks }: WaitingRun, now: () => number): RunUpload {
  const pauses = resumeRunClock(clock, ticks, now)
    .pauses()
    .slice(0, LIMITS.pauses)
    .map(({ tick, ms }) => ({ tick, ms: Math.min(ms, LONGEST_PAUSE_MS) }));
  return { recording, ticket, pauses };
}

const WORDS = ['server', 'account', 'name', 'game', 'recording'] as const;

function isWaitingRun(value: unknown): value is WaitingRun {
  if (value === null || typeof value !== 'object') return false;
  const given = value as Record<string, unknown>;
  const { id, nonce } = (given.ticket ?? {}) as Record<string, unknown>;
  const isTicket = typeof id === 'string' && typeof nonce === 'string';
  const { ticks, clock } = given;
  return (
    isTicket &&
    WORDS.every((name) => typeof given[name] === 'string') &&
    Number.isSafeInteger(ticks) &&
    isSavedClock(clock, ticks as number)
  );
}
