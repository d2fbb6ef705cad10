import {
  LABYRINTH_LEVELS_SLOT,
  LABYRINTH_RUN_SLOT,
  LABYRINTH_SCORES_SLOT,
  readText,
  storedName,
} from '@warren/client';
import type { OptionValues } from '@warren/engine';
import type { Run } from '@warren/games';
import {
  LABYRINTH_OPTIONS,
  type LabyrinthState,
  labyrinth,
  makeOptionText,
  type OptionText,
  parseOptionText,
} from '@warren/games/labyrinth';
import { isEntered } from '@warren/games/scores';
import { makeRunStorage } from '../../game/run/saved-run.js';
import { makeScoreBook, rankText, scoreRow } from '../../game/scores/score-book.js';
import { createSignal } from '../../lib/signal.js';
import { attempt, browserStorage, type TextStorage } from '../../lib/storage.js';
import { settings } from '../../settings/settings.js';

/** Where the run, the scores, the options and the levels of Labyrinth are saved. */
export const STORED_RUN = storedName(LABYRINTH_RUN_SLOT);
export const STORED_SCORES = storedName(LABYRINTH_SCORES_SLOT);
export const STORED_OPTIONS = 'warren.labyrinth.options';
export const STORED_LEVELS = storedName(LABYRINTH_LEVELS_SLOT);

/** The saved run of Labyrinth. */
export const labyrinthStorage = makeRunStorage({ game: labyrinth, slot: LABYRINTH_RUN_SLOT });

/** The leaderboard of Labyrinth. */
export const labyrinthScores = makeScoreBook(labyrinth, STORED_SCORES);

const ASSISTED = 'The way out was shown, so this run goes to no table.';

/**
 * Enters the score of a run that is over or was given up into the table of its rules, with the level reached; where it
 * stands there, in a sentence. Empty where no exit was reached, or there is no table for it.
 */
export function enterScore(
  run: Run<LabyrinthState>,
  name: string,
  storage: TextStorage = browserStorage,
): string {
  const { settings, assisted, score, round } = run.state;
  if (settings.mode !== 'run' || name === '') return '';
  const rules = labyrinthScores.rulesOf(settings);
  if (rules === null) return '';
  if (assisted) return ASSISTED;
  if (!isEntered(score)) return '';
  const row = { ...scoreRow(score, name, Date.now()), level: round.number };
  return rankText(labyrinthScores.add(rules.id, row, storage));
}

/** Larger files are no options. */
export const LONGEST_OPTIONS = 20_000;

/**
 * The options of Labyrinth as they are saved: the readable file of the terminal. The sound is as the settings have it: it
 * can be turned off in any game.
 */
export function readOptionText(storage: TextStorage = browserStorage): OptionText {
  const saved = parseOptionText(LABYRINTH_OPTIONS, readText(STORED_OPTIONS, storage));
  return { ...saved, values: { ...saved.values, sound: settings.get().muted ? 'off' : 'on' } };
}

/** The options in force, and word of every change. */
export const labyrinthOptions = createSignal<OptionValues>(readOptionText().values);

/** Changes an option, at once and for every visit to come; what else stands in the file stays. */
export function changeOption(
  name: string,
  value: string | number,
  storage: TextStorage = browserStorage,
): void {
  const { lines, values } = readOptionText(storage);
  save(makeOptionText(LABYRINTH_OPTIONS, { lines, values: { ...values, [name]: value } }), storage);
}

/** Takes the options of a file; what is wrong in it is named and has its default. */
export function bringOptions(text: string, storage: TextStorage = browserStorage): OptionText {
  return save(text, storage);
}

/** The options as a file, every one of them in it. */
export function optionFile(storage: TextStorage = browserStorage): string {
  return makeOptionText(LABYRINTH_OPTIONS, readOptionText(storage));
}

function save(text: string, storage: TextStorage): OptionText {
  const read = parseOptionText(LABYRINTH_OPTIONS, text);
  // Where nothing can be saved they hold for this visit.
  attempt(() => storage().setItem(STORED_OPTIONS, text));
  labyrinthOptions.set(read.values);
  // There is one loudspeaker for all games.
  const muted = read.values.sound === 'off';
  if (settings.get().muted !== muted) settings.change({ muted });
  return read;
}
