import { cellUnder, inMiddleOf } from '../treasure-rush/cells.js';
import { CELL, COST } from '../treasure-rush/numbers.js';
import { speedAt } from '../treasure-rush/player.js';
import type { TreasureRushState } from '../treasure-rush/state.js';
import { sideBetween, type Walk, waysToGoals } from './walk.js';

/** Walks freely between the walls; slow and fast ground count. A pick-up is nothing that has to be wanted. */
export const treasureRushWalk: Walk<TreasureRushState> = {
  game: 'treasure-rush',
  maze: ({ round }) => round,
  node: ({ round, player }) => cellUnder(round.side, player),
  side: ({ round }, from, to) => sideBetween(round.side, from, to),
  fromMiddle({ round, player }, axis) {
    const middle = inMiddleOf(round.side, cellUnder(round.side, player));
    const away = Math.abs(axis === 0 ? player.y - middle.y : player.x - middle.x);
    return Math.round(away / speedAt(round, player));
  },
  ticksPerNode: ({ round, player }) => Math.ceil(CELL / speedAt(round, player)),
  isFree: ({ phase, round }) => phase === 'playing' && round.pause === 0 && round.shown === 0,
  errand: () => 0,
  ways({ round: { side, open, tiles, treasure } }) {
    const offsets = [-side, 1, side, -1];
    const to = (node: number, way: number) => ((open[node] & (1 << way)) === 0 ? -1 : node + offsets[way]);
    return waysToGoals({ size: open.length, to, cost: (node) => COST[tiles[node]] }, [treasure]);
  },
  isSeen: () => true,
};
