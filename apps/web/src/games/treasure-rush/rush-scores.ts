import { treasureRush } from '@warren/games/treasure-rush';
import { makeScoreBook } from '../../game/scores/score-book.js';
import { STORED_SCORES } from './rush-shelf.js';

/** The high scores of Treasure Rush. */
export const rushScores = makeScoreBook(treasureRush, STORED_SCORES);
