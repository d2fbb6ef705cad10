import type { Game } from '../kernel/game.js';
import { isCountedDown } from '../kernel/hud.js';
import { CLASSIC_ACTIONS, CLASSIC_HINT, CLASSIC_SOLUTION } from './actions.js';
import { announce } from './announce.js';
import { classicFrame } from './frame.js';
import { askFor, useUpHint } from './help.js';
import { type ClassicFrame, hudLines } from './hud.js';
import { makeClassicMaze } from './layout.js';
import { LONGEST } from './numbers.js';
import { classicOutcome } from './outcome.js';
import { hold, playerIn, walk } from './player.js';
import { classicRanking } from './ranking.js';
import { type ClassicSettings, readClassicSettings } from './settings.js';
import type { ClassicMaze, ClassicState, Phase } from './state.js';
import { classicWork, helpWork, hintWork, TICK_WORK } from './work.js';

/** A kind of maze, a level, and the way out. */
export const classic: Game<ClassicSettings, ClassicState, ClassicFrame> = {
  id: 'classic',
  title: 'Classic',
  about: 'Pick a kind of maze and a level, and find the way to the crown.',
  traits: ['real-time'],
  rules: 2,
  actions: CLASSIC_ACTIONS,
  maxTicks: LONGEST,
  work: classicWork,
  ranking: classicRanking,
  readSettings: readClassicSettings,
  setup,

  step(state, actions) {
    if (actions.length === 0 && waits(state)) return TICK_WORK;
    const { assisted } = state;
    if (state.events.length > 0) state.events = [];
    let looked = 0;
    const isBegun = !waits(state) || actions.some(begins);
    for (const action of actions) {
      if (action < CLASSIC_HINT) hold(state.player, action);
      else looked += askFor(state, action === CLASSIC_SOLUTION ? 'solution' : 'hint');
    }
    if (isBegun && state.phase === 'playing') tick(state);
    return TICK_WORK + hintWork(looked) + (state.assisted === assisted ? 0 : helpWork(state.settings));
  },

  waits,
  finished: ({ phase }) => phase !== 'playing',
  outcome: classicOutcome,
  frame: classicFrame,
  hudLines,
  announce,
};

/** Asking for help begins nothing. */
function begins(action: number): boolean {
  return action < CLASSIC_HINT;
}

/** The clock starts with the first direction that is pressed. */
function waits({ phase, ticks }: ClassicState): boolean {
  return phase === 'playing' && ticks === 0;
}

function setup(settings: ClassicSettings, seed: string): ClassicState {
  return classicState(settings, seed, makeClassicMaze(settings, seed));
}

/** The state before the first tick in a maze that was made of the same settings and seed, wherever that was. */
export function classicState(settings: ClassicSettings, seed: string, maze: ClassicMaze): ClassicState {
  return {
    settings,
    seed,
    phase: 'playing',
    ticks: 0,
    moves: 0,
    assisted: false,
    warned: false,
    maze,
    player: playerIn(settings.start),
    help: { shown: 'nothing', from: 0 },
    events: [],
  };
}

/** The player walks and may have reached the exit; only then time can run out. */
function tick(state: ClassicState): void {
  state.ticks++;
  walk(state);
  useUpHint(state);
  if (isAtExit(state)) finish(state, 'won');
  else if (state.maze.limit > 0) runClock(state, state.maze.limit - state.ticks);
}

/** An exit on a bridge is not reached beneath it. */
function isAtExit({ player, settings }: ClassicState): boolean {
  return player.cell === settings.exit && !player.beneath;
}

function runClock(state: ClassicState, left: number): void {
  if (left === 0) finish(state, 'lost');
  else if (isCountedDown(left)) state.events.push('tick-down');
}

function finish(state: ClassicState, phase: Exclude<Phase, 'playing'>): void {
  state.phase = phase;
  state.events.push(phase === 'won' ? 'won' : 'over');
}
