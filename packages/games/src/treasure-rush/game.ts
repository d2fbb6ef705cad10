import type { Game } from '../kernel/game.js';
import { RECORDING_LIMITS } from '../kernel/recording.js';
import { GIVE_UP, TREASURE_RUSH_ACTIONS } from './actions.js';
import { completeMaze, missMaze, showMissed } from './after-maze.js';
import { announce } from './announce.js';
import { inMiddleOf, touch } from './cells.js';
import { treasureRushFrame } from './frame.js';
import { hudLines, isAlarmed, type TreasureRushFrame } from './hud.js';
import { freeze, hunt } from './hunter.js';
import { ALARM, PICK_UP } from './numbers.js';
import { treasureRushOutcome } from './outcome.js';
import { walk } from './player.js';
import { treasureRushRanking } from './ranking.js';
import { readTreasureRushSettings, type TreasureRushSettings } from './settings.js';
import { setup } from './start.js';
import type { TreasureRushState } from './state.js';
import { huntWork, roundWork, TICK_WORK, treasureRushWork } from './work.js';

/** A treasure, a clock set by the shortest way to it, and mazes that grow harder or easier with the player. */
export const treasureRush: Game<TreasureRushSettings, TreasureRushState, TreasureRushFrame> = {
  id: 'treasure-rush',
  title: 'Treasure Rush',
  about:
    'Reach the treasure before the clock runs out and the next maze is harder; miss it and a life is gone.',
  traits: ['real-time'],
  rules: 2,
  actions: TREASURE_RUSH_ACTIONS,
  maxTicks: RECORDING_LIMITS.ticks,
  work: treasureRushWork,
  ranking: treasureRushRanking,
  readSettings: readTreasureRushSettings,
  setup,

  step(state, actions) {
    if (state.events.length > 0) state.events = [];
    for (const action of actions) act(state, action);
    if (state.phase !== 'playing') return TICK_WORK;
    if (state.player.held !== 0) state.begun = true;
    if (!state.begun) return TICK_WORK;
    const { round } = state;
    if (round.shown > 0) showMissed(state);
    else if (round.pause > 0) round.pause--;
    else tick(state);
    if (state.round !== round) return TICK_WORK + roundWork(state);
    return round.hunter === null ? TICK_WORK : TICK_WORK + huntWork(round);
  },

  // The first maze can be looked at for as long as the player likes.
  waits: ({ begun }) => !begun,
  finished: ({ phase }) => phase !== 'playing',
  outcome: treasureRushOutcome,
  frame: treasureRushFrame,
  hudLines,
  announce,
};

function act(state: TreasureRushState, action: number): void {
  if (action !== GIVE_UP) state.player.held = action;
  else if (state.phase === 'playing') {
    state.phase = 'lost';
    state.events.push('given-up');
  }
}

/** The player walks and may have reached the treasure; only then the hunter moves and the clock runs. */
function tick(state: TreasureRushState): void {
  const { player, round } = state;
  state.ticks++;
  const entered = walk(player, round, state.ticks);
  if (entered !== null) state.events.push(entered);
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
  if (pickUp.kind === 'extra-life') {
    state.lives++;
    return;
  }
  round.left += PICK_UP.time;
  if (round.hunter !== null) freeze(round.hunter, state.ticks);
}

/** Moves the hunter, if there is one, and says whether it has the player. */
function isCaught({ player, round, ticks, events }: TreasureRushState): boolean {
  if (round.hunter === null) return false;
  if (hunt(round.hunter, player, round, ticks)) events.push('hunter-near');
  return touch(player, round.hunter);
}

function runClock(state: TreasureRushState): void {
  const { round, events } = state;
  const wasAlarmed = isAlarmed(round);
  round.left--;
  if (round.left === 0) missMaze(state, 'time-out');
  else if (!isAlarmed(round)) return;
  else if (!wasAlarmed) events.push('alarm');
  else if (round.left % ALARM.beat === 0) events.push('tick-down');
}
