import type { AnyGame, Run } from '@warren/games';
import { settings } from '../../settings/settings.js';

/** Whether new runs are relaxed: clocks are off or slower, and the runs are on no board. */
export function isRelaxed(): boolean {
  return settings.get().relaxed;
}

/** The same settings for a relaxed run; as they are where the game has no clock to relax. */
export function relaxedSettings<Chosen extends object>(
  game: Pick<AnyGame, 'readSettings'>,
  chosen: Chosen,
): Chosen {
  const relaxed = { ...chosen, relaxed: true };
  return knowsRelaxed(game, relaxed) ? relaxed : chosen;
}

/** Whether these settings say that a run is relaxed. */
export function isRelaxedRun({ settings: played }: Pick<Run, 'settings'>): boolean {
  return (played as { readonly relaxed?: unknown } | null)?.relaxed === true;
}

/** Whether a run could be played relaxed, and is not. */
export function canRelax({
  game,
  settings: played,
}: Pick<Run, 'settings'> & { readonly game: Pick<AnyGame, 'readSettings'> }): boolean {
  return !isRelaxedRun({ settings: played }) && knowsRelaxed(game, { ...(played as object), relaxed: true });
}

function knowsRelaxed(game: Pick<AnyGame, 'readSettings'>, relaxed: object): boolean {
  const read = game.readSettings(relaxed);
  return read.ok && isRelaxedRun({ settings: read.value });
}
