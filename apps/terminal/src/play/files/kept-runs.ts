import { join } from 'node:path';
import { accept, type Result, refuse } from '@warren/engine';
import { type AnyGame, makeRecordingText, RECORDING_LIMITS, type Run, resumeRun } from '@warren/games';
import { readIfThere, removeIfThere, writeWhole } from './whole-file.js';

/** A run, and whether its time passed by turns. */
export interface KeptRun {
  readonly run: Run;
  readonly hasTurns: boolean;
}

/** A recording as text and a state, with room to spare. */
const LARGEST = 4 * RECORDING_LIMITS.bytes;

/** Keeps a run as it is now, in the place of the one kept before. */
export function keepRun(folder: string, { run, hasTurns }: KeptRun): Result<null> {
  return writeWhole(runPath(folder, run.game), `${JSON.stringify({ hasTurns, saved: run.save() })}\n`);
}

/** The kept run of a game as it was left; `null` when there is none; the reason when it cannot be had. */
export function resumeKept(folder: string, game: AnyGame): Result<KeptRun | null> {
  const text = readIfThere(runPath(folder, game), LARGEST);
  if (!text.ok) return text;
  if (text.value === null) return accept(null);
  try {
    const { saved, hasTurns } = (JSON.parse(text.value) ?? {}) as { saved?: unknown; hasTurns?: unknown };
    const run = resumeRun(game, saved);
    if (!run.ok) return run;
    return accept(run.value.finished ? null : { run: run.value, hasTurns: hasTurns === true });
  } catch {
    // JSON that is none, or numbers in a state that no state has.
    return refuse('the save is damaged: it cannot be read');
  }
}

/** Forgets the kept run of a game. */
export function forgetRun(folder: string, game: AnyGame): void {
  removeIfThere(runPath(folder, game));
}

/** Keeps the recording of a run that is over until the next one is, and says where. */
export function keepRecording(folder: string, run: Run): Result<string> {
  const path = join(folder, 'recordings', `${run.game.id}.warren`);
  const written = writeWhole(path, `${makeRecordingText(run.recording())}\n`);
  return written.ok ? accept(path) : written;
}

function runPath(folder: string, { id }: AnyGame): string {
  return join(folder, 'runs', `${id}.json`);
}
