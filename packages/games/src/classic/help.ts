import { mazeOf } from './layout.js';
import type { ClassicMaze, ClassicState } from './state.js';
import { sideToExit, type Ways, waysToExit } from './way.js';

/**
 * Shows the way: up to one step beyond the next junction, or all of it. From then on the run is not ranked, so the first
 * request of a run that could be is answered with a warning. Answers how many nodes were looked at for it.
 */
export function askFor(state: ClassicState, wanted: 'hint' | 'solution'): number {
  const { help, events } = state;
  if (hasMuchToLose(state)) {
    state.warned = true;
    events.push('warning');
    return 0;
  }
  const from = nodeOf(state);
  state.assisted = true;
  // A player who sees the whole way needs no hint, and nothing is shown twice from the same cell.
  if (help.shown === 'solution' && wanted === 'hint') return 0;
  if (help.shown === wanted && help.from === from) return 0;
  state.help = { shown: wanted, from };
  events.push(wanted);
  // The whole way is looked for by whatever shows it.
  return wanted === 'hint' ? found(state).nodes.length : 0;
}

/** Whether help would cost a medal and a place on a board, and the player was not told yet. */
function hasMuchToLose({ assisted, warned, settings: { level, relaxed } }: ClassicState): boolean {
  return !assisted && !warned && level > 0 && !relaxed;
}

/** A hint is used up where it ends. */
export function useUpHint(state: ClassicState): void {
  if (state.help.shown !== 'hint' || found(state).nodes.at(-1) !== nodeOf(state)) return;
  state.help = { shown: 'nothing', from: 0 };
}

/** The cells of the way that is shown, in the order they are walked. */
export function shownWay(state: ClassicState): readonly number[] {
  return state.help.shown === 'nothing' ? NO_WAY : found(state).trail;
}

const NO_WAY: readonly number[] = [];

/** What help follows from: found once for a maze, and no part of the state, which holds nothing that follows. */
interface Known extends Ways {
  /** By cell the node of the way beneath its bridge. */
  readonly beneath: ReadonlyMap<number, number>;
  /** The way that was shown last: frames follow each other sixty times a second. */
  shown: Shown | null;
}

interface Shown {
  readonly help: ClassicState['help'];
  readonly nodes: readonly number[];
  readonly trail: readonly number[];
}

const known = new WeakMap<ClassicMaze, Known>();

function knownOf(state: ClassicState): Known {
  const held = known.get(state.maze);
  if (held !== undefined) return held;
  const ways = waysToExit(mazeOf(state));
  const size = state.maze.open.length;
  const beneath = new Map(Array.from(ways.graph.under, (cell, i) => [cell, size + i]));
  const made = { ...ways, beneath, shown: null };
  known.set(state.maze, made);
  return made;
}

/** The node of the maze's graph in which the player stands. */
function nodeOf(state: ClassicState): number {
  const { cell, beneath } = state.player;
  return (beneath ? knownOf(state).beneath.get(cell) : undefined) ?? cell;
}

function found(state: ClassicState): Shown {
  const { help } = state;
  const ways = knownOf(state);
  if (ways.shown?.help === help) return ways.shown;
  const nodes = wayFrom(ways, help.from, help.shown === 'hint');
  ways.shown = { help, nodes, trail: nodes.map(ways.graph.cellOf) };
  return ways.shown;
}

/** The nodes from this one to the exit; of a hint those up to one step beyond the first junction. */
function wayFrom(ways: Ways, from: number, isHint: boolean): number[] {
  const nodes = [from];
  for (let node = from, side = sideToExit(ways, node); side >= 0; side = sideToExit(ways, node)) {
    const isLast = isHint && isJunction(ways, node);
    node = ways.graph.to(node, side);
    nodes.push(node);
    if (isLast) break;
  }
  return nodes;
}

/** Whether three or four sides are open, so that the player has to choose. */
function isJunction({ graph }: Ways, node: number): boolean {
  let open = 0;
  for (let side = 0; side < graph.sides; side++) if (graph.to(node, side) >= 0) open++;
  return open > 2;
}
