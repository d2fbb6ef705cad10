import { join } from 'node:path';
import {
  outcomeLabel,
  type SavedRun as RunWithTicket,
  readSavedRun as readRunText,
  savedRunText,
} from '@warren/client';
import { accept, type Result } from '@warren/engine';
import {
  type AnyGame,
  type Game,
  makeRecordingText,
  type Plain,
  RECORDING_LIMITS,
  type Run,
} from '@warren/games';
import { readIfThere, removeIfThere, writeWhole } from './files.js';

/** A run with everything that belongs to it. */
export interface SavedRun<State = unknown> extends RunWithTicket<State> {
  /** Whether its time passed by turns. */
  readonly hasTurns: boolean;
}

/** A recording as text and a state, with a margin. */
const LARGEST = 4 * RECORDING_LIMITS.bytes;

/** Saves a run as it is now, in the place of the one saved before. */
export function saveRun(folder: string, saved: SavedRun): Result<null> {
  const label = { ...outcomeLabel(saved.run), hasTurns: saved.hasTurns };
  return writeWhole(runPath(folder, saved.run.game), savedRunText(saved, label));
}

/** The saved run of a game as it was left; `null` when there is none; the reason when it cannot be had. */
export function resumeSavedRun<State>(
  folder: string,
  game: Game<Plain, State>,
  now: () => number = Date.now,
): Result<SavedRun<State> | null> {
  const text = readIfThere(runPath(folder, game), LARGEST);
  if (!text.ok) return text;
  return text.value === null ? accept(null) : readSavedRun(text.value, game, now);
}

/** A run from the text of a saved one; `null` when it is over. */
export function readSavedRun<State>(
  text: string,
  game: Game<Plain, State>,
  now: () => number,
): Result<SavedRun<State> | null> {
  const read = readRunText(text, game, now);
  if (!read.ok || read.value === null) return read.ok ? accept(null) : read;
  const { label, ...saved } = read.value;
  return accept({ ...saved, hasTurns: label.hasTurns === true });
}

/** The text of the saved run of a game; empty when there is none. */
export function readRunFile(folder: string, game: AnyGame): Result<string> {
  const text = readIfThere(runPath(folder, game), LARGEST);
  return text.ok ? accept(text.value ?? '') : text;
}

/** Puts a text in the place of the saved run of a game; an empty one forgets it. */
export function writeRunFile(folder: string, game: AnyGame, text: string): Result<null> {
  if (text !== '') return writeWhole(runPath(folder, game), text);
  deleteSavedRun(folder, game);
  return accept(null);
}

/** Forgets the saved run of a game. */
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
