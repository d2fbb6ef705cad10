import type { Run } from '@warren/games';
import type { LabyrinthState } from '@warren/games/labyrinth';
import { labyrinth } from '@warren/games/labyrinth';
import { makeScoreBook, rankText, scoreRow } from '../../game/scores/score-book.js';
import { browserStorage, type TextStorage } from '../../lib/storage.js';
import { STORED_SCORES } from './labyrinth-shelf.js';

/** The leaderboard of Labyrinth. */
export const labyrinthScores = makeScoreBook(labyrinth, STORED_SCORES);

const ASSISTED = 'The way out was shown, so this run goes to no table.';

/**
 * Enters the score of a run that is over into the table of its rules, with the level reached; where it stands there, in
 * a sentence. Empty where there is no table for it.
 */
export function enterScore(
  run: Run<LabyrinthState>,
  name: string,
  storage: TextStorage = browserStorage,
): string {
  const { phase, settings, assisted, score, round } = run.state;
  if (phase === 'playing' || settings.mode !== 'run' || name === '') return '';
  const rules = labyrinthScores.rulesOf(settings);
  if (rules === null) return '';
  if (assisted) return ASSISTED;
  const row = { ...scoreRow(score, name, Date.now()), level: round.number };
  return rankText(labyrinthScores.add(rules.id, row, storage));
}
