import type { Game } from '../kernel/game.js';
import { RECORDING_LIMITS } from '../kernel/recording.js';
import { ATTACK, CONTINUE, DROP, LOST_CAUSE_ACTIONS, RETRY, SLOT, USE } from './actions.js';
import { announce } from './announce.js';
import { attack, suffer } from './fight.js';
import { lostCauseFrame } from './frame.js';
import { hudLines, type LostCauseFrame } from './hud.js';
import { drop, use } from './inventory.js';
import { makeLevel } from './level.js';
import { CAMPAIGN_SIDES } from './numbers.js';
import { lostCauseOutcome, resultOf } from './outcome.js';
import { playerTile, walk } from './player.js';
import { lostCauseRanking } from './ranking.js';
import { type LostCauseSettings, readLostCauseSettings } from './settings.js';
import { moveSlimes } from './slimes.js';
import type { LostCauseState } from './state.js';
import { levelWork, lostCauseWork, tickWork } from './work.js';

/** Ten mazes of growing size, slimes that hunt, locks that need keys, one life. */
export const lostCause: Game<LostCauseSettings, LostCauseState, LostCauseFrame> = {
  id: 'lost-cause',
  title: 'Lost Cause',
  about: 'Ten mazes of growing size. Slimes hunt you, locks need keys, and you have one life.',
  traits: ['real-time', 'campaign', 'codes'],
  rules: 1,
  actions: LOST_CAUSE_ACTIONS,
  maxTicks: RECORDING_LIMITS.ticks,
  work: lostCauseWork,
  ranking: lostCauseRanking,
  readSettings: readLostCauseSettings,

  setup(settings, seed) {
    const level = makeLevel(settings, seed, settings.level);
    return { settings, seed, phase: 'playing', level, done: [], events: [] };
  },

  step(state, actions) {
    const { level, phase } = state;
    const playing = phase === 'playing';
    if (state.events.length > 0) state.events = [];
    if (playing) state.level.ticks++;
    for (const action of actions) act(state, action);
    const looks = playing ? tick(state) : 0;
    const work = tickWork(level, actions.length, looks);
    return state.level === level ? work : work + levelWork(state.level);
  },

  finished: ({ phase, settings }) =>
    phase === 'lost' || phase === 'complete' || (phase === 'won' && settings.mode !== 'campaign'),
  outcome: lostCauseOutcome,
  frame: lostCauseFrame,
  hudLines,
  announce,
};

/** What is held goes on across levels; everything else has its time, during a level or after it. */
function act(state: LostCauseState, action: number): void {
  const { level, phase, events } = state;
  if (action < USE) level.player.held = action;
  else if (action >= CONTINUE) afterLevel(state, action);
  else if (phase !== 'playing') return;
  else if (action === USE) events.push(use(level));
  else if (action === DROP) events.push(drop(level));
  else if (action === ATTACK) events.push(attack(level));
  else level.player.active = action - SLOT;
}

/** The player walks, may have won, and only then the slimes move and bite. Answers how far slimes looked for ways. */
function tick(state: LostCauseState): number {
  const { level, settings, events } = state;
  walk(level);
  if (level.exit < 0 ? level.locksLeft === 0 : playerTile(level) === level.exit) {
    const last = settings.mode === 'campaign' && level.number === CAMPAIGN_SIDES.length;
    state.phase = last ? 'complete' : 'won';
    events.push(state.phase);
    return 0;
  }
  const { bites, looks } = moveSlimes(level, settings.sight);
  if (bites > 0) events.push(suffer(level, bites));
  if (level.player.health > 0) return looks;
  state.phase = 'lost';
  events.push('lost');
  return looks;
}

/** Between two levels of the campaign time stands still; the player goes on, or plays the same maze again. */
function afterLevel(state: LostCauseState, action: number): void {
  const { level, settings, seed } = state;
  if (state.phase !== 'won') return;
  if (action === CONTINUE) state.done.push(resultOf(level));
  state.level = makeLevel(settings, seed, action === RETRY ? level.number : level.number + 1);
  state.level.player.held = level.player.held;
  state.phase = 'playing';
  state.events.push('level');
}
