import { RUSH_RUN_SLOT, RUSH_SCORES_SLOT, storedName } from '@warren/client';
import type { Run } from '@warren/games';
import { isEntered, NOT_ENTERED } from '@warren/games/scores';
import { type TreasureRushSettings, type TreasureRushState, treasureRush } from '@warren/games/treasure-rush';
import { makeRunStorage, type RunStorage } from '../../game/run/saved-run.js';
import { makeScoreBook, rankText, scoreRow } from '../../game/scores/score-book.js';
import { browserStorage, changeObject, readObject, type TextStorage } from '../../lib/storage.js';

/** Where the options, the run and the scores of Treasure Rush are saved. */
export const STORED_OPTIONS = 'warren.treasure-rush';
export const STORED_RUN = storedName(RUSH_RUN_SLOT);
export const STORED_SCORES = storedName(RUSH_SCORES_SLOT);

/** What every run is played with until the player changes it. */
export type RushOptions = Readonly<Pick<TreasureRushSettings, 'pickups' | 'hunter'>>;

/** The saved options; a damaged one has its default. */
export function readOptions(storage: TextStorage = browserStorage): RushOptions {
  const { pickups, hunter } = readObject(STORED_OPTIONS, storage);
  return { pickups: pickups === true, hunter: hunter === true };
}

/** Saves a changed option. Where nothing can be saved it holds for this visit. */
export function changeOptions(
  part: Partial<RushOptions>,
  storage: TextStorage = browserStorage,
): RushOptions {
  const options = { ...readOptions(storage), ...part };
  // The name in the tables lies here, too.
  changeObject(STORED_OPTIONS, options, storage);
  return options;
}

/** The saved run of Treasure Rush. */
export const rushStorage: RunStorage<TreasureRushState> = makeRunStorage({
  game: treasureRush,
  slot: RUSH_RUN_SLOT,
});

/** The high scores of Treasure Rush. */
export const rushScores = makeScoreBook(treasureRush, STORED_SCORES);

/**
 * Enters the score of a run that is over or was given up into the table of its rules; where it stands there, in a
 * sentence. Empty where there is no table for it.
 */
export function enterScore(
  run: Run<TreasureRushState>,
  name: string,
  storage: TextStorage = browserStorage,
): string {
  const { settings, score } = run.state;
  const rules = rushScores.rulesOf(settings);
  if (rules === null || name === '') return '';
  if (!isEntered(score)) return NOT_ENTERED;
  return rankText(rushScores.add(rules.id, scoreRow(score, name, Date.now()), storage));
}
