import { distances } from '@warren/engine/solvers';
import { mazeOf, otherMouth } from './layout.js';
import type { ClassicMaze, ClassicState } from './state.js';

/** The side that stands for the way through a tunnel. */
const THROUGH = 4;

/** Shows the way: up to one step beyond the next junction, or all of it. From then on the run is not ranked. */
export function askFor(state: ClassicState, wanted: 'hint' | 'solution'): void {
  const { help, player, events } = state;
  state.assisted = true;
  // A player who sees the whole way needs no hint, and nothing is shown twice from the same cell.
  if (help.shown === 'solution' && wanted === 'hint') return;
  if (help.shown === wanted && help.from === player.cell) return;
  state.help = { shown: wanted, from: player.cell };
  events.push(wanted);
}

/** A hint is used up where it ends. */
export function useUpHint(state: ClassicState): void {
  const { help, player } = state;
  if (help.shown !== 'hint' || waysOf(state).hintEnds[help.from] !== player.cell) return;
  state.help = { shown: 'nothing', from: 0 };
}

/** The cells of the way that is shown, in the order they are walked. */
export function shownWay(state: ClassicState): readonly number[] {
  const { help, settings } = state;
  if (help.shown === 'nothing') return NO_WAY;
  const ways = waysOf(state);
  if (ways.shown?.help === help) return ways.shown.trail;
  const end = help.shown === 'hint' ? ways.hintEnds[help.from] : settings.exit;
  const trail = [help.from];
  for (let cell = help.from; cell !== end; trail.push(cell)) cell = ways.next[cell];
  ways.shown = { help, trail };
  return trail;
}

const NO_WAY: readonly number[] = [];

/** What help follows from: found once for a maze, and no part of the state, which holds nothing that follows. */
interface Ways {
  /** By cell the next one on the way to the exit; the exit's own is itself. */
  readonly next: Int32Array;
  /** By cell where a hint that is asked for there ends. */
  readonly hintEnds: Int32Array;
  /** The way that was shown last: frames follow each other sixty times a second. */
  shown: { readonly help: ClassicState['help']; readonly trail: readonly number[] } | null;
}

const known = new WeakMap<ClassicMaze, Ways>();

function waysOf(state: ClassicState): Ways {
  const held = known.get(state.maze);
  if (held !== undefined) return held;
  const { order, next } = waysToExit(state);
  const ways = { next, hintEnds: hintEndsOf(state, order, next), shown: null };
  known.set(state.maze, ways);
  return ways;
}

/** The next cell of each on its way to the exit, and all cells, those near the exit first. */
function waysToExit(state: ClassicState): { readonly order: Int32Array; readonly next: Int32Array } {
  const maze = mazeOf(state);
  const { exit, width } = state.settings;
  const steps = distances(maze, exit);
  const offsets = [-width, 1, width, -1];
  const next = steps.map((far, cell) => {
    for (let side = 0; side < maze.grid.sides; side++) {
      if ((maze.open[cell] & (1 << side)) === 0) continue;
      const beside = side === THROUGH ? otherMouth(state.maze, cell) : cell + offsets[side];
      if (steps[beside] === far - 1) return beside;
    }
    return exit;
  });
  const order = Int32Array.from(steps, (_, cell) => cell).sort((a, b) => steps[a] - steps[b] || a - b);
  return { order, next };
}

/** A hint ends one step beyond the first junction of the way, or at the exit. */
function hintEndsOf({ maze, settings }: ClassicState, order: Int32Array, next: Int32Array): Int32Array {
  const ends = new Int32Array(next.length).fill(settings.exit);
  // Those nearer to the exit are known already.
  for (const cell of order) {
    if (cell !== settings.exit) ends[cell] = isJunction(maze.open[cell]) ? next[cell] : ends[next[cell]];
  }
  return ends;
}

/** Whether three or four sides are open, so that the player has to choose. */
function isJunction(open: number): boolean {
  const rest = open & (open - 1);
  return (rest & (rest - 1)) !== 0;
}
