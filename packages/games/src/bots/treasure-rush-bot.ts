import type { Maze } from '@warren/engine';
import { distances, solve } from '@warren/engine/solvers';
import { orThrow } from '../kernel/checks.js';
import { cellUnder, inMiddleOf } from '../treasure-rush/cells.js';
import { ticksOfWay } from '../treasure-rush/difficulty.js';
import { mazeOf } from '../treasure-rush/hunter.js';
import { COST } from '../treasure-rush/numbers.js';
import { speedAt } from '../treasure-rush/player.js';
import type { Round, TreasureRushState } from '../treasure-rush/state.js';
import { type Bot, type BotPlayer, directionsTo, holdActions } from './bot.js';

/** A run of the usual kind has no other end, so after so many treasures it stands still and lets the clock win. */
const ENOUGH = 40;
/** It leaves the way for a pick-up only if the detour leaves it so many ticks. */
const RESERVE = 60;
/** Cells so near to the hunter are as dear as can be. */
const DANGER = 3;
const DEAR = 255;

/** Takes the cheapest way, by the pick-up where time allows, and around the hunter where it can. */
export const treasureRushBot: Bot<TreasureRushState> = {
  game: 'treasure-rush',
  begin() {
    const walk = beginWalk();
    return (state) => {
      const isTired = state.completed >= ENOUGH && state.settings.mazes === 0;
      return isTired ? holdActions(state.player, 0) : walk(state);
    };
  },
};

/** Walks from treasure to treasure and is never tired. */
export function beginWalk(): BotPlayer<TreasureRushState> {
  let plan: Plan | null = null;
  return (state) => {
    const { round, player } = state;
    if (round.pause > 0 || round.shown > 0) return [];
    if (plan === null || !holds(plan, state)) plan = makePlan(state);
    const { cells } = plan;
    // The way is used up as it is walked: a middle that was reached is behind.
    while (cells.length > 1 && steer(round, player, cells[0]) === 0) cells.shift();
    return holdActions(player, steer(round, player, cells[0]));
  };
}

/** The cells still to be walked to, as long as nothing changes that it depends on. */
interface Plan {
  readonly id: string;
  readonly pickUp: boolean;
  /** The cell of the hunter, or -1. */
  readonly hunter: number;
  readonly cells: number[];
}

function holds(plan: Plan, { round }: TreasureRushState): boolean {
  return plan.id === round.id && plan.pickUp === (round.pickUp !== null) && plan.hunter === hunterCell(round);
}

function makePlan({ round, player }: TreasureRushState): Plan {
  const { id, side, treasure, pickUp, left } = round;
  const maze = mazeOf(round);
  const here = cellUnder(side, player);
  const weights = weightsOf(round, maze);
  const way = (from: number, to: number) =>
    orThrow(solve({ maze, solver: 'dijkstra', from, goals: [to], weights }));
  let cells = [...way(here, treasure).cells];
  if (pickUp !== null) {
    const there = way(here, pickUp.cell);
    const on = way(pickUp.cell, treasure);
    if (ticksOfWay(there.cost + on.cost) + RESERVE <= left) cells = [...there.cells, ...on.cells.subarray(1)];
  }
  // It is in the first cell already, wherever in it that may be.
  if (cells.length > 1) cells.shift();
  return { id, pickUp: pickUp !== null, hunter: hunterCell(round), cells };
}

function weightsOf(round: Round, maze: Maze): Uint8Array {
  const weights = Uint8Array.from(round.tiles, (tile) => COST[tile]);
  const hunter = hunterCell(round);
  if (hunter >= 0)
    distances(maze, hunter).forEach((steps, cell) => {
      if (steps <= DANGER) weights[cell] = DEAR;
    });
  return weights;
}

function hunterCell({ side, hunter }: Round): number {
  return hunter === null ? -1 : cellUnder(side, hunter);
}

/** The directions to hold to come to the middle of a cell; none where no step comes nearer. */
export function steer(round: Round, player: { x: number; y: number }, cell: number): number {
  const { x, y } = inMiddleOf(round.side, cell);
  return directionsTo(x - player.x, y - player.y, speedAt(round, player) / 2);
}
