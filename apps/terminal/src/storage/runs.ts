import { join } from 'node:path';
import { accept, type Result, refuse } from '@warren/engine';
import {
  type AnyGame,
  makeRecordingText,
  RECORDING_LIMITS,
  type Run,
  type RunClock,
  resumeRun,
  resumeRunClock,
} from '@warren/games';
import type { Ticket } from '@warren/protocol/client';
import { readIfThere, removeIfThere, writeWhole } from './files.js';

/** The permission to have a run ranked, as saved with the run. */
export interface RunTicket {
  readonly id: string;
  readonly nonce: string;
  /** The whole ticket as JSON: the browser reads it, too. */
  readonly text: string;
}

export function runTicketOf(ticket: Ticket): RunTicket {
  return { id: ticket.id, nonce: ticket.nonce, text: JSON.stringify(ticket) };
}

/** Reads the ticket saved with a run; `null` without one, or when it is for another run. */
export function readRunTicket(text: unknown, { game, seed }: Run): RunTicket | null {
  if (typeof text !== 'string' || text === '') return null;
  try {
    const { id, nonce, ...given } = (JSON.parse(text) ?? {}) as Record<string, unknown>;
    if (typeof id !== 'string' || typeof nonce !== 'string') return null;
    return given.game === game.id && given.seed === seed ? { id, nonce, text } : null;
  } catch {
    return null;
  }
}

/** A run with its clock and its ticket. */
export interface SavedRun {
  readonly run: Run;
  /** Whether it was played in turns. */
  readonly hasTurns: boolean;
  /** When it was played, with its pauses. */
  readonly clock: RunClock;
  /** The ticket it began with; `null` for a run that is not ranked. */
  readonly ticket: RunTicket | null;
}

/** A recording as text and a state, with a margin. */
const LARGEST = 4 * RECORDING_LIMITS.bytes;

/** Saves a run as it is now. It replaces the saved run of the same game. */
export function saveRun(folder: string, saved: SavedRun): Result<null> {
  return writeWhole(runPath(folder, saved.run.game), savedText(saved));
}

/** A saved run as text. The browser uses the same form, so that each client continues the runs of the other. */
function savedText({ run, hasTurns, clock, ticket }: SavedRun): string {
  const { level, score } = run.outcome;
  const label = { level, score, ticket: ticket?.text ?? '', hasTurns };
  return JSON.stringify({ ...label, saved: run.save(), clock: clock.save() });
}

/** The kept run of a game as it was left; `null` when there is none; the reason when it cannot be had. */
export function resumeSavedRun(
  folder: string,
  game: AnyGame,
  now: () => number = Date.now,
): Result<SavedRun | null> {
  const text = readIfThere(runPath(folder, game), LARGEST);
  if (!text.ok) return text;
  if (text.value === null) return accept(null);
  return readSavedRun(text.value, game, now);
}

/** A run from the text of a kept one; `null` when it is over. */
export function readSavedRun(text: string, game: AnyGame, now: () => number): Result<SavedRun | null> {
  try {
    const { saved, hasTurns, clock, ticket } = (JSON.parse(text) ?? {}) as Record<string, unknown>;
    const read = resumeRun(game, saved);
    if (!read.ok) return read;
    const run = read.value;
    if (run.finished) return accept(null);
    return accept({
      run,
      hasTurns: hasTurns === true,
      clock: resumeRunClock(clock, run.tick, now),
      ticket: readRunTicket(ticket, run),
    });
  } catch {
    // JSON that is none, or numbers in a state that no state has.
    return refuse('the save is damaged: it cannot be read');
  }
}

/** The text of the kept run of a game; empty when there is none. */
export function readKeptText(folder: string, game: AnyGame): Result<string> {
  const text = readIfThere(runPath(folder, game), LARGEST);
  return text.ok ? accept(text.value ?? '') : text;
}

/** Puts a text in the place of the kept run of a game; an empty one forgets it. */
export function writeKeptText(folder: string, game: AnyGame, text: string): Result<null> {
  if (text !== '') return writeWhole(runPath(folder, game), text);
  deleteSavedRun(folder, game);
  return accept(null);
}

/** Forgets the kept run of a game. */
export function deleteSavedRun(folder: string, game: AnyGame): void {
  removeIfThere(runPath(folder, game));
}

/** Keeps the recording of a run that is over until the next one is, and says where. */
export function saveRecording(folder: string, run: Run): Result<string> {
  const path = join(folder, 'recordings', `${run.game.id}.warren`);
  const written = writeWhole(path, `${makeRecordingText(run.recording())}\n`);
  return written.ok ? accept(path) : written;
}

function runPath(folder: string, { id }: AnyGame): string {
  return join(folder, 'runs', `${id}.json`);
}
