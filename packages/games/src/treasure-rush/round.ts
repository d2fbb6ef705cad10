import { Rng } from '@warren/engine';
import { stateHash } from '../kernel/state-hash.js';
import { cellUnder, type Position } from './cells.js';
import { easeAt, limitWith } from './difficulty.js';
import { placeHunter } from './hunter.js';
import { algorithmOf, type Candidate, chooseMaze, costOfWay, type MazeOrder } from './maze.js';
import { PAUSE, PICK_UP } from './numbers.js';
import type { PickUp, Round, TreasureRushState } from './state.js';

/** The parts of a state that the next maze follows from. */
type Situation = Pick<
  TreasureRushState,
  'settings' | 'seed' | 'score' | 'side' | 'severity' | 'ease' | 'ticks'
>;

/** The next maze with its treasure and its clock. The player stands inside of it already. */
export function makeRound(situation: Situation, player: Position, last: Round | null): Round {
  const { settings, seed, score, side, severity, ease } = situation;
  const number = last === null ? 1 : last.number + 1;
  const from = cellUnder(side, player);
  const order = { seed, score, side, severity, stream: `maze/${number}`, from, before: treasureOf(last) };
  const chosen = chooseMaze(order, ease, settings.choice);
  const { maze, treasure, cost, difficulty } = chosen;
  const hunter = settings.hunter ? placeHunter(maze, from, situation) : null;
  const { relaxed } = settings;
  const limit = limitWith({ cost, hunted: hunter !== null, relaxed }, easeAt(score, ease));
  const open = [...maze.open];
  const tiles = [...chosen.tiles];
  return {
    number,
    id: `${number}-${stateHash([open, tiles]).toString(36)}`,
    algorithm: algorithmOf(score),
    side,
    open,
    tiles,
    from,
    treasure,
    cost,
    difficulty,
    limit,
    left: limit,
    pause: last === null ? 0 : PAUSE,
    shown: 0,
    pickUp: settings.pickups ? layPickUp(chosen, from, Rng.fromSeed(seed, `pick-up/${number}`)) : null,
    hunter,
  };
}

function treasureOf(last: Round | null): MazeOrder['before'] {
  if (last === null) return null;
  return { column: last.treasure % last.side, row: Math.floor(last.treasure / last.side) };
}

/** The pick-up of a maze, if it has one: on a random cell that takes a detour. */
export function layPickUp(candidate: Candidate, from: number, rng: Rng): PickUp | null {
  const draw = rng.below(PICK_UP.mazes);
  if (draw >= PICK_UP.lives + PICK_UP.times) return null;
  const kind = draw < PICK_UP.lives ? 'extra-life' : 'extra-time';
  for (let i = 0; i < PICK_UP.tries; i++) {
    const cell = rng.below(candidate.tiles.length);
    if (cell !== from && detourTo(candidate, from, cell) >= PICK_UP.detour) return { kind, cell };
  }
  return null;
}

/** What it costs more to come to the treasure by this cell, in quarters of a plain cell. */
function detourTo({ maze, tiles, treasure, cost }: Candidate, from: number, cell: number): number {
  return costOfWay(maze, tiles, from, cell) + costOfWay(maze, tiles, cell, treasure) - cost;
}
