import { Rng } from '@warren/engine';
import fc from 'fast-check';
import { inMiddleOf } from '../../src/treasure-rush/cells.js';
import { treasureRush } from '../../src/treasure-rush/game.js';
import { CELL, PAUSE, SHOWN, WALL } from '../../src/treasure-rush/numbers.js';
import type { Round, TreasureRushState } from '../../src/treasure-rush/state.js';
import { must } from './must.js';

export const [NORTH, EAST, SOUTH, WEST] = [1, 2, 4, 8];

export function start(settings: object = {}, seed = 's'): TreasureRushState {
  return treasureRush.setup(must(treasureRush.readSettings(settings)), seed);
}

/** Plays so many ticks with these directions held, and returns what happened in the last. */
export function play(state: TreasureRushState, held: number, ticks = 1): readonly string[] {
  for (let i = 0; i < ticks; i++) treasureRush.step(state, [held]);
  return state.events;
}

/** Lets the pause at the beginning of a maze go by; the first maze waits for a key instead, which it gets. */
export function begin(state: TreasureRushState): TreasureRushState {
  if (state.begun) play(state, 0, PAUSE);
  state.begun = true;
  return state;
}

/** Puts another maze into the round, without patches unless they are given; the pause is over. */
export function lay(state: TreasureRushState, side: number, open: number[], tiles?: number[]): void {
  const plain = new Array<number>(side * side).fill(0);
  const treasure = side * side - 1;
  const round = { side, open, tiles: tiles ?? plain, from: 0, treasure, pause: 0, pickUp: null };
  Object.assign(state.round, round);
  state.begun = true;
  if (state.round.hunter !== null) state.round.hunter.next = side * side - 1;
}

/** A field without inner walls. */
export function hall(side: number): number[] {
  return Array.from({ length: side * side }, (_, cell) => {
    const column = cell % side;
    const row = Math.floor(cell / side);
    const [north, east] = [row > 0 ? NORTH : 0, column < side - 1 ? EAST : 0];
    return north | east | (row < side - 1 ? SOUTH : 0) | (column > 0 ? WEST : 0);
  });
}

/** One corridor that winds through all cells, row by row. */
export function snake(side: number): number[] {
  return Array.from({ length: side * side }, (_, cell) => {
    const row = Math.floor(cell / side);
    const column = cell % side;
    const [first, last] = row % 2 === 0 ? [0, side - 1] : [side - 1, 0];
    let open = (column > 0 ? WEST : 0) | (column < side - 1 ? EAST : 0);
    if (column === last && row < side - 1) open |= SOUTH;
    if (column === first && row > 0) open |= NORTH;
    return open;
  });
}

/** Puts the player into the middle of a cell. */
export function standIn({ player, round }: TreasureRushState, cell: number): void {
  Object.assign(player, inMiddleOf(round.side, cell));
}

/** Ends the maze at once: with the treasure, or by the clock. A missed one is shown until the next one comes. */
export function end(state: TreasureRushState, how: 'treasure' | 'time-out'): void {
  miss(state, how);
  if (state.round.shown > 0) play(state, 0, SHOWN);
}

/** The same, without the time for which a missed maze is shown. */
export function miss(state: TreasureRushState, how: 'treasure' | 'time-out' = 'time-out'): void {
  state.begun = true;
  state.round.pause = 0;
  if (how === 'treasure') standIn(state, state.round.treasure);
  else state.round.left = 1;
  play(state, 0);
}

/** A rectangle: left, top, right and bottom. */
type Rectangle = readonly [number, number, number, number];

/** Every wall there is, each as a rectangle, in the plainest way: one for each closed side of each cell. */
export function wallsOf({ side, open }: Pick<Round, 'side' | 'open'>): Rectangle[] {
  const half = WALL / 2;
  return open.flatMap((sides, cell) => {
    const left = (cell % side) * CELL;
    const top = Math.floor(cell / side) * CELL;
    const [right, bottom] = [left + CELL, top + CELL];
    const lines: [number, Rectangle][] = [
      [NORTH, [left, top, right, top]],
      [EAST, [right, top, right, bottom]],
      [SOUTH, [left, bottom, right, bottom]],
      [WEST, [left, top, left, bottom]],
    ];
    return lines
      .filter(([bit]) => (sides & bit) === 0)
      .map(([, [a, b, c, d]]): Rectangle => [a - half, b - half, c + half, d + half]);
  });
}

/** Whether a body of 16 px at this place overlaps one of these walls. */
export function isInWall(walls: readonly Rectangle[], { x, y }: { x: number; y: number }): boolean {
  return walls.some(([left, top, right, bottom]) => x < right && x + 16 > left && y < bottom && y + 16 > top);
}

/** States somewhere in a run: mazes of every size, severity and algorithm, with patches. */
export function anyMoment(settings: object = {}): fc.Arbitrary<TreasureRushState> {
  return fc.record({ seed: fc.string(), mazes: fc.nat(16) }).map(({ seed, mazes }) => {
    const state = start({ choice: false, ...settings }, seed);
    const rng = Rng.fromSeed(seed, 'moment');
    for (let i = 0; i < mazes; i++) end(state, state.lives > 1 && rng.chance(1, 4) ? 'time-out' : 'treasure');
    state.round.pause = 0;
    state.begun = true;
    return state;
  });
}
