import { solve } from '@warren/engine/solvers';
import { mazeOf } from '../classic/layout.js';
import type { ClassicState } from '../classic/state.js';
import { orThrow } from '../kernel/checks.js';
import { type Bot, holdActions } from './bot.js';

/** Walks the shortest way without a pause. It knows the maze, but acts by the same inputs as a player. */
export const classicBot: Bot<ClassicState> = {
  game: 'classic',
  begin() {
    let way: Int32Array | null = null;
    let place = 0;
    return (state) => {
      const { cell } = state.player;
      // The way is looked for once, and again only when the bot was put elsewhere.
      if (way === null || !isNear(way, place, cell)) {
        way = findWay(state);
        place = 0;
      }
      if (way[place] !== cell) place++;
      return holdActions(state.player, directionFrom(state, way, place));
    };
  },
};

function isNear(way: Int32Array, place: number, cell: number): boolean {
  return way[place] === cell || way[place + 1] === cell;
}

function findWay(state: ClassicState): Int32Array {
  return orThrow(solve({ maze: mazeOf(state), from: state.player.cell })).cells;
}

/** The direction of the next step on foot; a tunnel needs none. None at the exit. */
function directionFrom({ settings: { width } }: ClassicState, way: Int32Array, place: number): number {
  const offsets = [-width, 1, width, -1];
  for (let i = place + 1; i < way.length; i++) {
    const side = offsets.indexOf(way[i] - way[i - 1]);
    if (side >= 0) return 1 << side;
  }
  return 0;
}
