import { mazeOf } from '../classic/layout.js';
import type { ClassicState } from '../classic/state.js';
import { INTO_TUNNEL, sideToExit, type Ways, waysToExit } from '../classic/way.js';
import { type Bot, holdActions } from './bot.js';

/** Walks the shortest way without a pause. It knows the maze, but acts by the same inputs as a player. */
export const classicBot: Bot<ClassicState> = {
  game: 'classic',
  begin() {
    let ways: Ways | null = null;
    return (state) => {
      ways ??= waysToExit(mazeOf(state));
      return holdActions(state.player, directionFrom(ways, nodeOf(ways, state)));
    };
  },
};

function nodeOf({ graph, steps }: Ways, { player: { cell, beneath } }: ClassicState): number {
  return beneath ? steps.length - graph.under.length + graph.under.indexOf(cell) : cell;
}

/** The direction of the next step on foot; a tunnel needs none. None at the exit. */
function directionFrom(ways: Ways, from: number): number {
  let node = from;
  let side = sideToExit(ways, node);
  while (side === INTO_TUNNEL) {
    node = ways.graph.to(node, side);
    side = sideToExit(ways, node);
  }
  return side < 0 ? 0 : 1 << side;
}
