import { SPEED, TICKS_PER_CELL } from '../labyrinth/numbers.js';
import type { LabyrinthRound, LabyrinthState } from '../labyrinth/state.js';
import { squareBehind, waysOf } from '../labyrinth/walk.js';
import { sideBetween, type Walk, waysToGoals } from './walk.js';

/** Walks along the middle lines of corridors that cross each other. */
export const labyrinthWalk: Walk<LabyrinthState> = {
  game: 'labyrinth',
  maze: ({ round }) => round,
  node: ({ player: { cell, beneath } }) => cell * 2 + (beneath ? 1 : 0),
  side: ({ round: { width } }, from, to) => sideBetween(width, from >> 1, to >> 1),
  fromMiddle: ({ player: { side, offset } }, axis) => (side % 2 === axis ? offset / SPEED : 0),
  ticksPerNode: () => TICKS_PER_CELL,
  isFree: ({ phase }) => phase === 'playing',
  errand: () => 0,
  ways({ round }) {
    const size = 2 * round.open.length;
    const to = (node: number, side: number) => nodeBehind(round, node, side);
    const exits = round.exits.map((cell) => cell * 2);
    return waysToGoals({ size, to, cost: () => 1 }, exits);
  },
  isSeen: () => true,
};

function nodeBehind(round: LabyrinthRound, node: number, side: number): number {
  const square = { cell: node >> 1, beneath: node % 2 === 1 };
  if ((waysOf(round, square) & (1 << side)) === 0) return -1;
  const { cell, beneath } = squareBehind(round, square, side);
  return cell * 2 + (beneath ? 1 : 0);
}
