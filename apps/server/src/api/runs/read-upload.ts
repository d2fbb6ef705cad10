import { accept, type Result, refuse } from '@warren/engine';
import {
  type AnyGame,
  checkRecording,
  findGame,
  parseRecordingBytes,
  type Recording,
  unwrapRecording,
} from '@warren/games';

/** A recording that may be played again: everything that can be said without doing so has been found right. */
export interface Upload {
  readonly game: AnyGame;
  readonly recording: Recording;
  readonly bytes: Uint8Array;
}

/** Reads a recording that was handed in, and refuses it before anything costly is done with it. */
export function readUpload(text: string, { ticks }: { readonly ticks: number }): Result<Upload> {
  const bytes = unwrapRecording(text);
  if (!bytes.ok) return bytes;
  const recording = parseRecordingBytes(bytes.value);
  if (!recording.ok) return recording;
  const game = findGame(recording.value.game);
  if (!game.ok) return game;
  const settings = checkRecording(game.value, recording.value);
  if (!settings.ok) return settings;
  if (recording.value.ticks > ticks) {
    return refuse(`the recording has ${recording.value.ticks} ticks; at most ${ticks} are played again here`);
  }
  return accept({ game: game.value, recording: recording.value, bytes: bytes.value });
}
