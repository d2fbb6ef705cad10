import { accept, type Result, refuse } from '@warren/engine';
import { type AnyGame, isAction } from './game.js';
import type { Plain } from './plain.js';
import { type Recording, recordingFlaw } from './recording.js';

/**
 * Everything that can be refused without playing a tick. Accepts with the settings the recording is to be
 * played with.
 */
export function checkRecording(game: AnyGame, recording: Recording): Result<Plain> {
  const reason = recordingFlaw(recording) ?? misfit(game, recording);
  if (reason !== null) return refuse(reason);
  const settings = game.readSettings(recording.settings);
  // Settings written out in full leave one way only to write a run down.
  if (settings.ok && JSON.stringify(settings.value) !== JSON.stringify(recording.settings)) {
    return refuse('the settings of the recording are not written out in full');
  }
  return settings.ok ? accept(settings.value) : settings;
}

/** Why a recording is not one of this game by these rules, or `null`. */
function misfit(game: AnyGame, { game: id, rules, ticks, actions }: Recording): string | null {
  if (id !== game.id) return `the recording is of ${id}, not of ${game.id}`;
  if (rules !== game.rules) {
    return `the recording was played by rules ${rules}; this Warren plays ${game.title} by rules ${game.rules}`;
  }
  if (ticks > game.maxTicks) return `a run of ${game.title} has at most ${game.maxTicks} ticks, not ${ticks}`;
  for (let i = 1; i < actions.length; i += 2) {
    if (!isAction(game, actions[i])) return `${game.title} has no action ${actions[i]}`;
  }
  return null;
}
