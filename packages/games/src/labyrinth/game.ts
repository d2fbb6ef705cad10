import { NO_SIDE } from '../kernel/directions.js';
import type { Game } from '../kernel/game.js';
import { isCountedDown } from '../kernel/hud.js';
import { RECORDING_LIMITS } from '../kernel/recording.js';
import { GIVE_UP, LABYRINTH_ACTIONS, SOLUTION, WATCH } from './actions.js';
import { announce } from './announce.js';
import { labyrinthFrame } from './frame.js';
import { hudLines, type LabyrinthFrame } from './hud.js';
import { levelOfRun } from './level.js';
import { MOST_LEVEL } from './numbers.js';
import { labyrinthOutcome, levelPoints } from './outcome.js';
import { labyrinthRanking } from './ranking.js';
import { firstRound, makeRound } from './round.js';
import { type LabyrinthSettings, readLabyrinthSettings } from './settings.js';
import type { LabyrinthState, Phase } from './state.js';
import { hold, playerIn, walk } from './walk.js';
import { labyrinthWork, roundWork, TICK_WORK } from './work.js';

/** Labyrinths that cross themselves, an exit, and a clock; each level is a little larger. */
export const labyrinth: Game<LabyrinthSettings, LabyrinthState, LabyrinthFrame> = {
  id: 'labyrinth',
  title: 'Labyrinth',
  about:
    'Corridors run over and under each other. Find an exit before the clock runs out, and the next labyrinth is larger.',
  traits: ['real-time', 'codes'],
  rules: 2,
  actions: LABYRINTH_ACTIONS,
  maxTicks: RECORDING_LIMITS.ticks,
  work: labyrinthWork,
  ranking: labyrinthRanking,
  readSettings: readLabyrinthSettings,
  setup,

  waits,

  step(state, actions) {
    if (actions.length === 0 && waits(state)) return TICK_WORK;
    if (state.events.length > 0) state.events = [];
    if (state.phase !== 'playing') return TICK_WORK;
    for (const action of actions) act(state, action);
    const { round } = state;
    if (round.begun && state.phase === 'playing') tick(state);
    return state.round === round ? TICK_WORK : TICK_WORK + roundWork(state.round);
  },

  finished: ({ phase }) => phase !== 'playing',
  outcome: labyrinthOutcome,
  frame: labyrinthFrame,
  hudLines,
  announce,
};

function setup(settings: LabyrinthSettings, seed: string): LabyrinthState {
  const round = firstRound(settings, seed);
  return {
    settings,
    seed,
    phase: 'playing',
    score: 0,
    completed: 0,
    ticks: 0,
    assisted: false,
    shown: null,
    round,
    player: playerIn(round.start, 0, { held: 0, latest: NO_SIDE }),
    events: [],
  };
}

function act(state: LabyrinthState, action: number): void {
  const { round, player } = state;
  if (state.phase !== 'playing') return;
  if (action === GIVE_UP) finish(state, 'lost');
  else if (action === SOLUTION) showSolution(state);
  // A player who watches a solver knows the way, too.
  else if (action === WATCH) state.assisted = true;
  else {
    // The clock begins with the first key. What was held already when the level began must be pressed again.
    if ((action & ~player.held) !== 0) round.begun = true;
    hold(player, action);
  }
}

function waits({ phase, round }: LabyrinthState): boolean {
  return phase === 'playing' && !round.begun;
}

/** The player walks and may have reached an exit; only then the clock can run out. */
function tick(state: LabyrinthState): void {
  const { round, player } = state;
  state.ticks++;
  walk(state);
  // A player who stops inside the cell of an exit means it, though its middle is a few steps on.
  const isThere = player.offset === 0 || player.pose === 'idle';
  if (isThere && round.exits.includes(player.cell)) completeLevel(state);
  else if (round.limit > 0) runClock(state);
}

function runClock(state: LabyrinthState): void {
  const { round, events } = state;
  round.left--;
  if (round.left === 0) finish(state, 'lost');
  else if (isCountedDown(round.left)) events.push('tick-down');
}

/** Counts the level, and in a run goes on to the next. */
function completeLevel(state: LabyrinthState): void {
  const { round, player, settings, seed, ticks, events } = state;
  state.score += levelPoints(state);
  state.completed++;
  events.push('exit');
  if (settings.mode !== 'run' || state.completed === settings.levels) {
    finish(state, 'won');
    return;
  }
  const number = Math.min(round.number + 1, MOST_LEVEL);
  const level = levelOfRun({ seed, number, algorithm: settings.algorithm });
  state.round = makeRound(level, settings.relaxed);
  state.player = playerIn(state.round.start, ticks, player);
  state.shown = null;
  events.push('level');
}

function finish(state: LabyrinthState, phase: Exclude<Phase, 'playing'>): void {
  state.phase = phase;
  state.events.push(phase);
}

/** Shows the shortest way from where the player is. From then on the run is for no board. */
function showSolution(state: LabyrinthState): void {
  const { player, shown } = state;
  state.assisted = true;
  if (shown?.cell === player.cell && shown.beneath === player.beneath) return;
  // The way itself is looked for by the view that shows it: a run is played again without views.
  state.shown = { cell: player.cell, beneath: player.beneath };
  state.events.push('solution');
}
