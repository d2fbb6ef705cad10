// The names of all saves on the server: both clients know them by these. Pages that only need a name load no more.

export const CAMPAIGN_SLOT = 'lost-cause.campaign';
export const PROGRESS_SLOT = 'lost-cause.progress';
export const RUSH_RUN_SLOT = 'treasure-rush.run';
export const RUSH_SCORES_SLOT = 'treasure-rush.scores';
export const EXPEDITION_SLOT = 'cave.expedition';
/** Each world of Cave has a slot of its own, which begins so. */
export const WORLD_SLOTS = 'cave.world.';
export const LABYRINTH_RUN_SLOT = 'labyrinth.run';
export const LABYRINTH_SCORES_SLOT = 'labyrinth.scores';
export const LABYRINTH_LEVELS_SLOT = 'labyrinth.levels';

/** The name of a save in a browser's storage. */
export function storedName(slot: string): string {
  // What was reached in Lost Cause was stored before there were slots.
  return slot === PROGRESS_SLOT ? 'warren.lost-cause' : `warren.${slot}`;
}

/** Whether a text can be the id of a world. */
export function isWorldId(text: string): boolean {
  return /^[a-z0-9]{8,32}$/.test(text);
}
