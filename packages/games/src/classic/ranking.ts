import { columnsOf, type Ranking, weekdayOf } from '../kernel/ranking.js';
import { CLASSIC_KINDS, kindTitle, LEVEL_KINDS } from './kinds.js';
import { CLASSIC_LEVELS, CLASSIC_SEASON, MOST_POINTS } from './numbers.js';
import type { ClassicSettings } from './settings.js';

/** The levels the challenges of a week are played on: small on Monday, large on Sunday. */
const DAILY_LEVELS = [8, 10, 12, 14, 17, 20, 24] as const;

/** Kinds follow each other in steps of so many: it has no divisor with their number, so that none is left out. */
const DAILY_STRIDE = 4;

/** Times, the shorter the better; of equal ones that with fewer moves. */
export const classicRanking: Ranking<ClassicSettings> = {
  pointsTitle: '',
  columns: columnsOf({ ticks: 'Time', moves: 'Moves' }),
  boards: LEVEL_KINDS.flatMap((kind) =>
    Array.from({ length: CLASSIC_LEVELS }, (_, index) => ({
      id: `season-${CLASSIC_SEASON}.${kind}-${index + 1}`,
      settings: { kind, level: index + 1, season: CLASSIC_SEASON },
    })),
  ),

  boardOf({ kind, level, season, tunnels, timer, relaxed }) {
    // Custom mazes and relaxed runs have no board.
    if (level === 0 || relaxed || !CLASSIC_KINDS.includes(kind) || kind === 'picture') return null;
    const options = `${tunnels ? '~tunnels' : ''}${timer ? '~timer' : ''}`;
    const title = `${kindTitle(kind)} ${level}${tunnels ? ', tunnels' : ''}${timer ? ', timer' : ''}`;
    const where = season > 0 ? `season-${season}` : 'any';
    return { id: `${where}.${kind}-${level}${options}`, title, code: '' };
  },

  standing({ result, assisted, ticks, moves }) {
    if (result !== 'won' || assisted !== false) return null;
    return typeof ticks === 'number' && typeof moves === 'number'
      ? { points: MOST_POINTS - ticks, ties: moves }
      : null;
  },

  /** Another kind every day, larger towards the end of the week, and with tunnels on every second day. */
  daily(day) {
    const kind = LEVEL_KINDS[(day * DAILY_STRIDE) % LEVEL_KINDS.length];
    return { kind, level: DAILY_LEVELS[weekdayOf(day)], tunnels: day % 2 === 1 && kind !== 'weave' };
  },
};
