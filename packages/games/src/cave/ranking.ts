import { orThrow } from '../kernel/checks.js';
import { columnsOf, type Ranking, weekdayOf } from '../kernel/ranking.js';
import { type CaveRunSettings, readCaveRunSettings } from './settings.js';

const SUNDAY = 6;

const BOARDS = [
  { id: 'expedition', title: 'Expedition', rules: 'deep' },
  { id: 'expedition-classic', title: 'Expedition, classic rules', rules: 'classic' },
] as const;

/** The gold of an expedition at its end; of equal hauls the one with fewer lost fights stands first. */
export const caveRanking: Ranking<CaveRunSettings> = {
  pointsTitle: 'Gold',
  columns: columnsOf({ defeated: 'Monsters', deaths: 'Fights lost', explored: 'Explored' }),
  boards: BOARDS.map(({ id, rules }) => ({ id, settings: { mode: 'expedition', rules } })),

  boardOf(settings) {
    const board = BOARDS.find(({ rules }) => rules === settings.rules);
    // Another world, other numbers or another length are compared with nothing, and neither is a world without an end.
    const usual = orThrow(readCaveRunSettings({ mode: 'expedition', rules: settings.rules }));
    if (board === undefined || JSON.stringify(settings) !== JSON.stringify(usual)) return null;
    return { id: board.id, title: board.title, code: '' };
  },

  standing({ result, gold, deaths }) {
    if (result !== 'won' || typeof gold !== 'number' || typeof deaths !== 'number') return null;
    return { points: gold, ties: deaths };
  },

  /** By the plain rules on Sunday, else by the deep ones. */
  daily(day) {
    const classic = weekdayOf(day) === SUNDAY;
    return { mode: 'expedition', rules: classic ? 'classic' : 'deep' };
  },
};
