import type { Result } from '@warren/engine';
import { accept } from '@warren/engine';
import { openPlayback, type Recording } from '@warren/games';
import { fetchView } from '../games/registry.js';
import type { Screened } from './show.js';

/** Opens a recording for watching with what shows its game, or says why it cannot be. */
export async function openRecording(recording: Recording): Promise<Result<Screened>> {
  const view = await fetchView(recording.game);
  if (!view.ok) return view;
  const playback = openPlayback(view.value.game, recording);
  return playback.ok ? accept({ view: view.value, playback: playback.value }) : playback;
}
