import { distances } from '@warren/engine/solvers';
import { mazeOf, otherMouth } from './layout.js';
import type { ClassicState } from './state.js';

/** The side that stands for the way through a tunnel. */
const THROUGH = 4;

/** Shows the way: up to one step beyond the next junction, or all of it. From then on the run is not ranked. */
export function askFor(state: ClassicState, wanted: 'hint' | 'solution'): void {
  const { help, player, events } = state;
  state.assisted = true;
  // A player who sees the whole way needs no hint, and nothing is looked up twice from the same cell.
  if (help.shown === 'solution' && wanted === 'hint') return;
  if (help.shown === wanted && help.trail[0] === player.cell) return;
  if (help.ways.length === 0) help.ways = waysToExit(state);
  help.shown = wanted;
  help.trail = trailFrom(state, wanted === 'hint');
  events.push(wanted);
}

/** A hint is used up where it ends. */
export function useUpHint({ help, player }: ClassicState): void {
  if (help.shown !== 'hint' || help.trail[help.trail.length - 1] !== player.cell) return;
  help.shown = 'nothing';
  help.trail = [];
}

/** For every cell the side behind which the way to the exit goes on; at the exit it does not matter. */
function waysToExit(state: ClassicState): number[] {
  const maze = mazeOf(state);
  const { exit } = state.settings;
  const steps = distances(maze, exit);
  return Array.from(steps, (far, cell) => {
    for (let side = 0; side < maze.grid.sides; side++) {
      if ((maze.open[cell] & (1 << side)) === 0) continue;
      if (steps[maze.grid.neighbour(cell, side)] === far - 1) return side;
    }
    return 0;
  });
}

function trailFrom({ settings, maze, help, player }: ClassicState, toNextTurn: boolean): number[] {
  const { width, exit } = settings;
  const offsets = [-width, 1, width, -1];
  const trail = [player.cell];
  for (let cell = player.cell; cell !== exit; ) {
    const isTurn = isJunction(maze.open[cell]);
    const side = help.ways[cell];
    cell = side === THROUGH ? otherMouth(maze, cell) : cell + offsets[side];
    trail.push(cell);
    if (toNextTurn && isTurn) break;
  }
  return trail;
}

/** Whether three or four sides are open, so that the player has to choose. */
function isJunction(open: number): boolean {
  const rest = open & (open - 1);
  return (rest & (rest - 1)) !== 0;
}
