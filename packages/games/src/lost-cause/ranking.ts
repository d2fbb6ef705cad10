import { columnsOf, type Outcome, type Ranking, weekdayOf } from '../kernel/ranking.js';
import { CAMPAIGN_SIDES } from './numbers.js';
import { levelsOf } from './outcome.js';
import { type LostCauseSettings, readLostCauseSettings } from './settings.js';

/** The levels the challenges of a week are played on: small on Monday, large on Sunday. */
const DAILY_LEVELS = [3, 4, 4, 5, 5, 6, 7] as const;

/** Scores, the higher the better; of equal ones the older stands first. */
export const lostCauseRanking: Ranking<LostCauseSettings> = {
  pointsTitle: 'Score',
  columns: columnsOf({ level: 'Level', seconds: 'Time', slimes: 'Slimes', locks: 'Locks' }),
  boards: [
    { id: 'campaign', settings: { mode: 'campaign' } },
    { id: 'original', settings: { mode: 'campaign', original: true } },
    ...CAMPAIGN_SIDES.map((_, index) => ({
      id: `level-${index + 1}`,
      settings: { mode: 'level', level: index + 1 },
    })),
  ],

  boardOf(settings) {
    const { mode, level, code, original, relaxed } = settings;
    if (relaxed) return null;
    if (mode === 'campaign') {
      const [id, title] = original ? ['original', 'Original campaign'] : ['campaign', 'Campaign'];
      return { id: `${id}${freedomsOf(settings)}`, title, code: '' };
    }
    const freedoms = `${original ? '~original' : ''}${freedomsOf(settings)}`;
    if (mode === 'maze') return { id: `code.${code}${freedoms}`, title: 'A shared maze', code };
    return { id: `level-${level}${freedoms}`, title: `Level ${level}`, code: '' };
  },

  standing(outcome) {
    const points = outcome.result === 'playing' ? 0 : pointsOf(outcome);
    return points === 0 ? null : { points, ties: 0 };
  },

  daily(day) {
    return { mode: 'level', level: DAILY_LEVELS[weekdayOf(day)] };
  },
};

/** A level that was lost earns nothing here, else a quick death would be worth its time bonus. */
function pointsOf(outcome: Outcome): number {
  const levels = levelsOf(outcome);
  const completed = outcome.result === 'won' ? levels : levels.slice(0, -1);
  return completed.reduce((sum, { score }) => sum + score, 0);
}

const SHORT_NAMES = {
  maxEnemies: 'enemies',
  maxLocks: 'locks',
  sight: 'sight',
  view: 'view',
  gear: 'gear',
} as const;

/** What makes these settings other than those of ranked play, as a part of an id: each has a board of its own. */
function freedomsOf(settings: LostCauseSettings): string {
  const { mode, level, code } = settings;
  const usual = readLostCauseSettings({ mode, level, code });
  if (!usual.ok) throw new Error(usual.reason);
  const names = Object.keys(SHORT_NAMES) as (keyof typeof SHORT_NAMES)[];
  return names
    .filter((name) => settings[name] !== usual.value[name])
    .map((name) => `~${SHORT_NAMES[name]}${name === 'gear' ? '' : settings[name]}`)
    .join('');
}
