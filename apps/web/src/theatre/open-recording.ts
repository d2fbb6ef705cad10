import type { Result } from '@warren/engine';
import { findGame, openPlayback, type Playback, type Recording } from '@warren/games';

/** Opens a recording for watching, or says why it cannot be. */
export function openRecording(recording: Recording): Result<Playback> {
  const game = findGame(recording.game);
  return game.ok ? openPlayback(game.value, recording) : game;
}
