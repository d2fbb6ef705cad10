import { classic } from '../../src/classic/game.js';
import type { ClassicState } from '../../src/classic/state.js';
import { must } from './must.js';

export const [NORTH, EAST, SOUTH, WEST] = [1, 2, 4, 8];
export const [HINT, SOLUTION] = [16, 17];

export function start(settings: object = {}, seed = 's'): ClassicState {
  return classic.setup(must(classic.readSettings(settings)), seed);
}

/** Plays one tick with an action and others without, and returns what happened in all of them. */
export function play(state: ClassicState, action: number, ticks = 1): string[] {
  const events: string[] = [];
  for (let i = 0; i < ticks; i++) {
    classic.step(state, i === 0 ? [action] : []);
    events.push(...state.events);
  }
  return events;
}

/** Lets ticks go by without walking. The clock starts with the first key, so before it one that does nothing is pressed. */
export function wait(state: ClassicState, ticks: number): string[] {
  const events: string[] = [];
  for (let i = 0; i < ticks; i++) {
    classic.step(state, classic.waits?.(state) ? [0] : []);
    events.push(...state.events);
  }
  return events;
}

/**
 * A run in a custom maze drawn by hand: rows of cells with their open sides as numbers. The player stands in `at`;
 * the exit is the last cell drawn. Below a single row lies one without ways, since mazes have two at least.
 */
export function drawn(rows: readonly number[][], at: number, mouths: number[] = []): ClassicState {
  const width = rows[0].length;
  const all = rows.length > 1 ? rows : [...rows, new Array<number>(width).fill(0)];
  const state = start({ width, height: all.length, start: at, exit: width * rows.length - 1 });
  Object.assign(state.maze, { open: all.flat(), under: [], mouths });
  return state;
}

/** A field without inner walls. */
export function hall(width: number, height: number): number[][] {
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => {
      const [north, south] = [row > 0 ? NORTH : 0, row < height - 1 ? SOUTH : 0];
      return north | south | (column > 0 ? WEST : 0) | (column < width - 1 ? EAST : 0);
    }),
  );
}
