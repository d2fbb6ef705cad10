import { mazeOf } from '../classic/layout.js';
import { STEP } from '../classic/numbers.js';
import type { ClassicState } from '../classic/state.js';
import { waysToExit } from '../classic/way.js';
import { sideBetween, type Walk } from './walk.js';

/** Steps from cell to cell: the middle is reached when the next step may be made. */
export const classicWalk: Walk<ClassicState> = {
  game: 'classic',
  maze: ({ maze }) => maze,
  node: ({ player: { cell, beneath } }) => cell * 2 + (beneath ? 1 : 0),
  side({ settings: { width }, player }, from, to) {
    return player.emerged ? -1 : sideBetween(width, from >> 1, to >> 1);
  },
  fromMiddle: ({ ticks, player }) => Math.max(0, STEP - (ticks - player.since)),
  ticksPerNode: () => STEP,
  isFree: ({ phase }) => phase === 'playing',
  errand: () => 0,
  ways(state) {
    const { graph, steps } = waysToExit(mazeOf(state));
    const size = state.maze.open.length;
    const beneath = new Map(Array.from(graph.under, (cell, i) => [cell, size + i]));
    const inGraph = (node: number) => (node % 2 === 0 ? node >> 1 : (beneath.get(node >> 1) ?? node >> 1));
    return {
      to(node, side) {
        const next = graph.to(inGraph(node), side);
        return next < 0 ? -1 : graph.cellOf(next) * 2 + (next >= size ? 1 : 0);
      },
      left: (node) => steps[inGraph(node)],
      goal: () => 2 * state.settings.exit,
    };
  },
  isSeen: () => true,
};
