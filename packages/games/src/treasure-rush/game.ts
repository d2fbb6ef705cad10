import type { Game } from '../kernel/game.js';
import { isCountedDown } from '../kernel/hud.js';
import { RECORDING_LIMITS } from '../kernel/recording.js';
import { TREASURE_RUSH_ACTIONS } from './actions.js';
import { completeMaze, missMaze } from './after-maze.js';
import { announce } from './announce.js';
import { inMiddleOf, touch } from './cells.js';
import { treasureRushFrame } from './frame.js';
import { hudLines, type TreasureRushFrame } from './hud.js';
import { hunt } from './hunter.js';
import { PICK_UP, START } from './numbers.js';
import { treasureRushOutcome } from './outcome.js';
import { walk } from './player.js';
import { treasureRushRanking } from './ranking.js';
import { makeRound } from './round.js';
import { readTreasureRushSettings, type TreasureRushSettings } from './settings.js';
import type { Player, TreasureRushState } from './state.js';
import { huntWork, roundWork, TICK_WORK, treasureRushWork } from './work.js';

/** A treasure, a clock set by the shortest way to it, and mazes that grow harder or easier with the player. */
export const treasureRush: Game<TreasureRushSettings, TreasureRushState, TreasureRushFrame> = {
  id: 'treasure-rush',
  title: 'Treasure Rush',
  about:
    'Reach the treasure before the clock runs out and the next maze is harder; miss it and a life is gone.',
  traits: ['real-time'],
  rules: 1,
  actions: TREASURE_RUSH_ACTIONS,
  maxTicks: RECORDING_LIMITS.ticks,
  work: treasureRushWork,
  ranking: treasureRushRanking,
  readSettings: readTreasureRushSettings,
  setup,

  step(state, actions) {
    if (state.events.length > 0) state.events = [];
    for (const action of actions) state.player.held = action;
    if (state.phase !== 'playing') return TICK_WORK;
    const { round } = state;
    if (round.pause > 0) round.pause--;
    else tick(state);
    if (state.round !== round) return TICK_WORK + roundWork(state);
    return round.hunter === null ? TICK_WORK : TICK_WORK + huntWork(round);
  },

  finished: ({ phase }) => phase !== 'playing',
  outcome: treasureRushOutcome,
  frame: treasureRushFrame,
  hudLines,
  announce,
};

function setup(settings: TreasureRushSettings, seed: string): TreasureRushState {
  const { side, lives, severity, ease } = START;
  const place = inMiddleOf(side, (side * side - 1) / 2);
  const player: Player = { ...place, facing: 'south', pose: 'idle', since: 0, held: 0 };
  const situation = { settings, seed, score: 0, side, severity, ease, ticks: 0 };
  const round = makeRound(situation, player, null);
  const counts = { lives, completed: 0, missed: 0 };
  return { ...situation, ...counts, phase: 'playing', player, round, events: [] };
}

/** The player walks and may have reached the treasure; only then the hunter moves and the clock runs. */
function tick(state: TreasureRushState): void {
  const { player, round } = state;
  state.ticks++;
  walk(player, round, state.ticks);
  takePickUp(state);
  if (touch(player, inMiddleOf(round.side, round.treasure))) completeMaze(state);
  else if (isCaught(state)) missMaze(state, 'caught');
  else runClock(state);
}

function takePickUp(state: TreasureRushState): void {
  const { player, round } = state;
  const { pickUp } = round;
  if (pickUp === null || !touch(player, inMiddleOf(round.side, pickUp.cell))) return;
  round.pickUp = null;
  state.events.push(pickUp.kind);
  if (pickUp.kind === 'extra-life') state.lives++;
  else round.left += PICK_UP.time;
}

/** Moves the hunter, if there is one, and says whether it has the player. */
function isCaught({ player, round, ticks }: TreasureRushState): boolean {
  if (round.hunter === null) return false;
  hunt(round.hunter, player, round, ticks);
  return touch(player, round.hunter);
}

function runClock(state: TreasureRushState): void {
  const { round, events } = state;
  round.left--;
  if (round.left === 0) missMaze(state, 'time-out');
  else if (isCountedDown(round.left)) events.push('tick-down');
}
