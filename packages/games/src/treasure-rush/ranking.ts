import { columnsOf, type Ranking, weekdayOf } from '../kernel/ranking.js';
import type { TreasureRushSettings } from './settings.js';

const [SATURDAY, SUNDAY] = [5, 6];

const BOARDS = [
  { id: 'rush', title: 'Rush', pickups: false, hunter: false },
  { id: 'pick-ups', title: 'With pick-ups', pickups: true, hunter: false },
  { id: 'hunter', title: 'Hunted', pickups: false, hunter: true },
  { id: 'pick-ups-hunter', title: 'Hunted, with pick-ups', pickups: true, hunter: true },
] as const;

/** Scores, the higher the better; of equal ones the older stands first. Options have boards of their own. */
export const treasureRushRanking: Ranking<TreasureRushSettings> = {
  pointsTitle: 'Score',
  columns: columnsOf({ completed: 'Treasures', missed: 'Missed', seconds: 'Time' }),
  boards: BOARDS.map(({ id, pickups, hunter }) => ({ id, settings: { pickups, hunter } })),

  boardOf({ pickups, hunter, choice, mazes, relaxed }) {
    // Unchosen mazes, runs of a fixed length and relaxed ones are for trying things out.
    if (!choice || mazes !== 0 || relaxed) return null;
    const board = BOARDS.find((each) => each.pickups === pickups && each.hunter === hunter);
    return board === undefined ? null : { id: board.id, title: board.title, code: '' };
  },

  standing({ result, score }) {
    // A score of nothing is no row, on a board as in the tables of a device.
    if (result === 'playing' || typeof score !== 'number' || score <= 0) return null;
    return { points: score, ties: 0 };
  },

  /** The plain rules on weekdays, pick-ups on Saturday, the hunter on Sunday. */
  daily(day) {
    const weekday = weekdayOf(day);
    return { pickups: weekday === SATURDAY, hunter: weekday === SUNDAY };
  },
};
