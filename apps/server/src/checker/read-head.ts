import { accept, type Result, refuse } from '@warren/engine';
import { checkRecording, findGame, parseRecordingBytes } from '@warren/games';
import type { CheckTask, RecordingHead } from './check-task.js';

/** Reads a recording, and refuses it before anything costly is done with it. */
export function readHead({ recording, ticks: most }: Omit<CheckTask, 'work'>): Result<RecordingHead> {
  const read = parseRecordingBytes(recording);
  if (!read.ok) return read;
  const { game: id, rules, settings, seed, ticks } = read.value;
  const game = findGame(id);
  if (!game.ok) return game;
  const checked = checkRecording(game.value, read.value);
  if (!checked.ok) return checked;
  if (ticks > most) return refuse(`the recording has ${ticks} ticks; at most ${most} are played again here`);
  return accept({ game: id, rules, settings, seed, ticks });
}
