import type { Game } from '../kernel/game.js';
import { RECORDING_LIMITS } from '../kernel/recording.js';
import { ATTACK, CONTINUE, DROP, GIVE_UP, LOST_CAUSE_ACTIONS, RETRY, SLOT, USE } from './actions.js';
import { announce } from './announce.js';
import { attack, suffer } from './fight.js';
import { lostCauseFrame } from './frame.js';
import { hudLines, type LostCauseFrame } from './hud.js';
import { drop, use } from './inventory.js';
import { learn } from './lessons.js';
import { makeLevel } from './level.js';
import { CAMPAIGN_SIDES, fightRules } from './numbers.js';
import { lostCauseOutcome, resultOf } from './outcome.js';
import { playerTile, walk } from './player.js';
import { lostCauseRanking } from './ranking.js';
import { markSeen } from './seen.js';
import { type LostCauseSettings, readLostCauseSettings } from './settings.js';
import { type Hunt, moveSlimes } from './slimes.js';
import type { LostCauseState } from './state.js';
import { levelWork, lostCauseWork, tickWork } from './work.js';

/** Ten mazes of growing size, slimes that hunt, locks that need keys, one life. */
export const lostCause: Game<LostCauseSettings, LostCauseState, LostCauseFrame> = {
  id: 'lost-cause',
  title: 'Lost Cause',
  about: 'Ten mazes of growing size. Slimes hunt you, locks need keys, and you have one life.',
  traits: ['real-time', 'campaign', 'codes'],
  rules: 2,
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
    if (waits(state) && actions.every((action) => !begins(action))) {
      if (actions.length > 0) level.player.held = 0;
      return 1;
    }
    const playing = phase === 'playing';
    if (state.events.length > 0) state.events = [];
    if (playing) state.level.ticks++;
    for (const action of actions) act(state, action);
    const isOn = playing && state.phase === 'playing';
    const work = tickWork(level, actions.length, isOn ? tick(state) : null);
    return state.level === level ? work : work + levelWork(state.level);
  },

  waits,

  finished: ({ phase, settings }) =>
    phase === 'lost' || phase === 'complete' || (phase === 'won' && settings.mode !== 'campaign'),
  outcome: lostCauseOutcome,
  frame: lostCauseFrame,
  hudLines,
  announce,
};

/** A level begins with the first key that goes down. */
function waits({ phase, level }: LostCauseState): boolean {
  return phase === 'playing' && level.ticks === 0;
}

/** Letting go of all directions begins nothing, nor does what is meant for the time between two levels. */
function begins(action: number): boolean {
  return action !== 0 && (action < CONTINUE || action === GIVE_UP);
}

/** Everything has its time, during a level or after it. */
function act(state: LostCauseState, action: number): void {
  const { level, phase, events } = state;
  if (action < USE) level.player.held = action;
  else if (action === CONTINUE || action === RETRY) afterLevel(state, action);
  else if (phase !== 'playing') return;
  else if (action === GIVE_UP) giveUp(state);
  else if (action === USE) events.push(use(level));
  else if (action === DROP) events.push(drop(level));
  else if (action === ATTACK) events.push(attack(level, fightRules(state.settings)));
  else level.player.active = action - SLOT;
}

/** Ends the run as lost; the levels completed count. */
function giveUp(state: LostCauseState): void {
  state.phase = 'lost';
  state.events.push('lost');
}

/** The player walks, may have won, and only then the slimes move and bite. Answers what the slimes did. */
function tick(state: LostCauseState): Hunt | null {
  const { level, settings, events } = state;
  const rules = fightRules(settings);
  walk(level, rules);
  markSeen(level, settings.view);
  if (level.exit < 0 ? level.locksLeft === 0 : playerTile(level) === level.exit) {
    const last = settings.mode === 'campaign' && level.number === CAMPAIGN_SIDES.length;
    state.phase = last ? 'complete' : 'won';
    events.push(state.phase);
    return null;
  }
  const hunt = moveSlimes(level, settings.sight, rules);
  events.push(...hunt.events);
  if (hunt.bites > 0) events.push(suffer(level, hunt.bites, rules));
  learn(level, events);
  if (level.player.health > 0) return hunt;
  state.phase = 'lost';
  events.push('lost');
  return hunt;
}

/** Between two levels of the campaign time stands still; the player goes on, or plays the same maze again. */
function afterLevel(state: LostCauseState, action: number): void {
  const { level, settings, seed } = state;
  if (state.phase !== 'won') return;
  if (action === CONTINUE) state.done.push(resultOf(state));
  state.level = makeLevel(settings, seed, action === RETRY ? level.number : level.number + 1);
  state.phase = 'playing';
  state.events.push('level');
}
