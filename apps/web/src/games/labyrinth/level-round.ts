import { accept, type Result } from '@warren/engine';
import { type LabyrinthRound, labyrinth } from '@warren/games/labyrinth';

/** The labyrinth of a level by its code, just as it is played; or why there is none. */
export function roundOf(code: string): Result<LabyrinthRound> {
  const settings = labyrinth.readSettings({ code });
  return settings.ok ? accept(labyrinth.setup(settings.value, '').round) : settings;
}

/** The address that plays a level. */
export function levelPath(code: string): string {
  return `/labyrinth/level/${encodeURIComponent(code)}`;
}
