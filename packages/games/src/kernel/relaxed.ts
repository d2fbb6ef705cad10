import type { AnyGame } from './game.js';
import type { Run } from './run.js';

/** The same settings for a relaxed run; as they are where these settings have no clock to relax. */
export function relaxedSettings<Chosen extends object>(
  game: Pick<AnyGame, 'readSettings'>,
  chosen: Chosen,
): Chosen {
  const relaxed = { ...chosen, relaxed: true };
  const read = game.readSettings(relaxed);
  return read.ok && isRelaxedRun({ settings: read.value }) ? relaxed : chosen;
}

/** Whether the settings of a run say that it is relaxed: its clock is off or slower, and it is on no board. */
export function isRelaxedRun({ settings }: Pick<Run, 'settings'>): boolean {
  return (settings as { readonly relaxed?: unknown } | null)?.relaxed === true;
}

/** Whether a run could be played relaxed, and is not. */
export function canRelax({
  game,
  settings,
}: Pick<Run, 'settings'> & { readonly game: Pick<AnyGame, 'readSettings'> }): boolean {
  return !isRelaxedRun({ settings }) && relaxedSettings(game, settings as object) !== settings;
}
