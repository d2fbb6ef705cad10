import { parseLostCause } from '@warren/engine';
import type { Game, Outcome } from '../kernel/game.js';
import { TICKS_PER_SECOND } from '../kernel/game.js';
import { lostCauseFrame } from './frame.js';
import { levelCode, makeLevel } from './level.js';
import { attack, drop, playerTile, use, walk } from './player.js';
import { scoreOf } from './score.js';
import { CAMPAIGN_SIDES, type LostCauseSettings, readLostCauseSettings } from './settings.js';
import { moveSlimes } from './slimes.js';
import type { Level, LevelResult, LostCauseState } from './state.js';

/** Held directions are one action for each of their 16 combinations, N 1, E 2, S 4, W 8. */
const HOLDS = 16;

/** What a player can do, by number. */
export const LOST_CAUSE_ACTIONS = [
  ...Array.from({ length: HOLDS }, (_, mask) => `hold-${mask}`),
  'use',
  'drop',
  'attack',
  'slot-1',
  'slot-2',
  'slot-3',
  'slot-4',
  'slot-5',
  'continue',
  'retry',
] as const;

const USE = HOLDS;
const DROP = HOLDS + 1;
const ATTACK = HOLDS + 2;
const SLOT_1 = HOLDS + 3;
const CONTINUE = HOLDS + 8;
const RETRY = HOLDS + 9;

const SIX_HOURS = 6 * 60 * 60 * TICKS_PER_SECOND;

/** Ten mazes of growing size, slimes that hunt, locks that need keys, one life. */
export const lostCause: Game<LostCauseSettings, LostCauseState> = {
  id: 'lost-cause',
  title: 'Lost Cause',
  about: 'Ten mazes of growing size. Slimes hunt you, locks need keys, and you have one life.',
  rules: 1,
  actions: LOST_CAUSE_ACTIONS,
  maxTicks: SIX_HOURS,

  readSettings(input) {
    const settings = readLostCauseSettings(input);
    if (!settings.ok || settings.value.mode !== 'maze') return settings;
    const maze = parseLostCause(settings.value.code);
    return maze.ok ? settings : maze;
  },

  setup(settings, seed) {
    const level = enterLevel(settings, seed, { number: settings.level, visit: 0 });
    return { settings, seed, phase: 'playing', level, done: [], events: [] };
  },

  step(state, actions) {
    state.events = [];
    if (state.phase === 'won') {
      for (const action of actions) if (state.phase === 'won') afterLevel(state, action);
      return;
    }
    for (const action of actions) act(state, action);
    tick(state);
  },

  finished: ({ phase, settings }) =>
    phase === 'lost' || phase === 'complete' || (phase === 'won' && settings.mode !== 'campaign'),
  outcome,
  frame: lostCauseFrame,
};

function enterLevel(
  settings: LostCauseSettings,
  seed: string,
  place: { number: number; visit: number },
): Level {
  const code = settings.mode === 'maze' ? settings.code : levelCode(seed, place.number, place.visit);
  return makeLevel(settings, { ...place, code, seed });
}

function act(state: LostCauseState, action: number): void {
  const { level, events } = state;
  const { player } = level;
  if (action < HOLDS) player.held = action;
  else if (action === USE) events.push(use(level));
  else if (action === DROP) events.push(drop(level));
  else if (action === ATTACK) events.push(attack(level));
  else if (action < CONTINUE) player.active = action - SLOT_1;
}

function tick(state: LostCauseState): void {
  const { level, settings, events } = state;
  level.ticks++;
  walk(level);
  const hits = moveSlimes(level, settings.sight);
  if (hits > 0) {
    // Armour takes half of what comes, but never all of it.
    const armoured = level.player.slots.includes('armour');
    level.player.health = Math.max(0, level.player.health - (armoured ? Math.ceil(hits / 2) : hits));
    events.push('hurt');
  }
  if (level.player.health === 0) {
    state.phase = 'lost';
    events.push('lost');
  } else if (level.exit >= 0 ? playerTile(level) === level.exit : level.locksLeft === 0) {
    state.phase = settings.mode === 'campaign' && level.number === CAMPAIGN_SIDES.length ? 'complete' : 'won';
    events.push(state.phase);
  }
}

/** Between two levels of the campaign time stands still; one may go on, or play the level again. */
function afterLevel(state: LostCauseState, action: number): void {
  const { level, settings, seed } = state;
  if (action !== CONTINUE && action !== RETRY) return;
  if (action === CONTINUE) {
    state.done.push(resultOf(level));
    state.level = enterLevel(settings, seed, { number: level.number + 1, visit: 0 });
  } else {
    state.level = enterLevel(settings, seed, { number: level.number, visit: level.visit });
  }
  state.phase = 'playing';
  state.events.push('level');
}

/** The level as it stands now, and its score. */
function resultOf(level: Level): LevelResult {
  const { width, height, slimesDefeated: slimes, locksOpened: locks, number } = level;
  const seconds = Math.floor(level.ticks / TICKS_PER_SECOND);
  return {
    level: number,
    width,
    height,
    seconds,
    slimes,
    locks,
    score: scoreOf({ width, height, seconds, slimes, locks }),
  };
}

/** The last level's numbers; in the campaign the score is the sum over all levels, listed one by one. */
function outcome(state: LostCauseState): Outcome {
  const { phase } = state;
  const result = phase === 'playing' ? 'playing' : phase === 'lost' ? 'lost' : 'won';
  const last = resultOf(state.level);
  if (state.settings.mode !== 'campaign') return { result, ...last };
  const levels = [...state.done, last];
  return {
    result: phase === 'won' ? 'playing' : result,
    ...last,
    score: levels.reduce((sum, each) => sum + each.score, 0),
    levels,
  };
}
