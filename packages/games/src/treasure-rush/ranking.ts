import { type Board, type Ranking, weekdayOf } from '../kernel/ranking.js';
import type { TreasureRushSettings } from './settings.js';

const [SATURDAY, SUNDAY] = [5, 6];

const BOARDS: readonly (Board & { readonly settings: { pickups: boolean; hunter: boolean } })[] = [
  { id: 'rush', title: 'Rush', code: '', settings: { pickups: false, hunter: false } },
  { id: 'pick-ups', title: 'With pick-ups', code: '', settings: { pickups: true, hunter: false } },
  { id: 'hunter', title: 'Hunted', code: '', settings: { pickups: false, hunter: true } },
  {
    id: 'pick-ups-hunter',
    title: 'Hunted, with pick-ups',
    code: '',
    settings: { pickups: true, hunter: true },
  },
];

/** Scores, the higher the better; of equal ones the older stands first. Options have boards of their own. */
export const treasureRushRanking: Ranking<TreasureRushSettings> = {
  pointsTitle: 'Score',
  columns: [
    { field: 'completed', title: 'Treasures', unit: 'number' },
    { field: 'missed', title: 'Missed', unit: 'number' },
    { field: 'seconds', title: 'Time', unit: 'seconds' },
  ],
  boards: BOARDS.map(({ id, settings }) => ({ id, settings })),

  boardOf({ pickups, hunter, choice, mazes }) {
    // Unchosen mazes and runs of a fixed length are for trying things out.
    if (!choice || mazes !== 0) return null;
    const board = BOARDS.find(({ settings }) => settings.pickups === pickups && settings.hunter === hunter);
    return board === undefined ? null : { id: board.id, title: board.title, code: board.code };
  },

  standing({ result, score }) {
    return result === 'playing' || typeof score !== 'number' ? null : { points: score, ties: 0 };
  },

  /** The plain rules on weekdays, pick-ups on Saturday, the hunter on Sunday. */
  daily(day) {
    const weekday = weekdayOf(day);
    return { pickups: weekday === SATURDAY, hunter: weekday === SUNDAY };
  },
};
