import { orThrow } from '../kernel/or-throw.js';
import type { Ranking } from '../kernel/ranking.js';
import { type CaveRunSettings, readCaveRunSettings } from './settings.js';

const DAYS_PER_WEEK = 7;
/** 1 January 1970 was a Thursday, the fourth day of a week that begins on Monday. */
const FIRST_WEEKDAY = 3;
const SUNDAY = 6;

const BOARDS = [
  { id: 'expedition', title: 'Expedition', code: '', rules: 'deep' },
  { id: 'expedition-classic', title: 'Expedition, classic rules', code: '', rules: 'classic' },
] as const;

/** Gold brought home by an expedition; of equal hauls the one with fewer lost fights stands first. */
export const caveRanking: Ranking<CaveRunSettings> = {
  pointsTitle: 'Gold',
  columns: [
    { field: 'defeated', title: 'Monsters', unit: 'number' },
    { field: 'deaths', title: 'Fights lost', unit: 'number' },
    { field: 'explored', title: 'Explored', unit: 'number' },
  ],
  boards: BOARDS.map(({ id, rules }) => ({ id, settings: { mode: 'expedition', rules } })),

  boardOf(settings) {
    const board = BOARDS.find(({ rules }) => rules === settings.rules);
    // Another world, other numbers or another length are compared with nothing, and neither is a world without an end.
    const usual = orThrow(readCaveRunSettings({ mode: 'expedition', rules: settings.rules }));
    if (board === undefined || JSON.stringify(settings) !== JSON.stringify(usual)) return null;
    return { id: board.id, title: board.title, code: board.code };
  },

  standing({ result, gold, deaths }) {
    if (result !== 'won' || typeof gold !== 'number' || typeof deaths !== 'number') return null;
    return { points: gold, ties: deaths };
  },

  /** By the plain rules on Sunday, else by the deep ones. */
  daily(day) {
    const classic = (day + FIRST_WEEKDAY) % DAYS_PER_WEEK === SUNDAY;
    return { mode: 'expedition', rules: classic ? 'classic' : 'deep' };
  },
};
