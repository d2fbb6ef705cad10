import { Rng } from '@warren/engine';
import { stateHash } from '../kernel/state-hash.js';
import type { MazeOrder } from './candidate.js';
import { cellUnder, type Place } from './cells.js';
import { chooseMaze } from './choice.js';
import { limitOf } from './clock.js';
import { placeHunter } from './hunter.js';
import { PAUSE } from './numbers.js';
import { layPickUp } from './pick-ups.js';
import type { Round, TreasureRushState } from './state.js';

/** The parts of a state that the next maze follows from. */
type Situation = Pick<
  TreasureRushState,
  'settings' | 'seed' | 'score' | 'side' | 'severity' | 'ease' | 'ticks'
>;

/** The next maze with its treasure and its clock. The player stands inside of it already. */
export function makeRound(situation: Situation, player: Place, last: Round | null): Round {
  const { settings, seed, score, side, severity, ease } = situation;
  const number = last === null ? 1 : last.number + 1;
  const from = cellUnder(side, player);
  const order: MazeOrder = {
    seed,
    stream: `maze/${number}`,
    score,
    side,
    severity,
    from,
    before: treasureOf(last),
  };
  const chosen = chooseMaze(order, ease, settings.choice);
  const { maze, treasure, cost, difficulty } = chosen;
  const hunter = settings.hunter ? placeHunter(maze, from, situation.ticks) : null;
  const limit = limitOf(cost, ease, hunter !== null);
  const open = [...maze.open];
  const tiles = [...chosen.tiles];
  return {
    number,
    id: `${number}-${stateHash([open, tiles]).toString(36)}`,
    side,
    open,
    tiles,
    treasure,
    cost,
    difficulty,
    limit,
    left: limit,
    pause: PAUSE,
    pickUp: settings.pickups ? layPickUp(chosen, from, Rng.fromSeed(seed, `pick-up/${number}`)) : null,
    hunter,
  };
}

function treasureOf(last: Round | null): MazeOrder['before'] {
  if (last === null) return null;
  return { column: last.treasure % last.side, row: Math.floor(last.treasure / last.side) };
}
