import { blankMaze, link, type Maze } from '@warren/engine';
import { makeLostCause } from '@warren/engine/codes';
import { makeGrid } from '@warren/engine/grids';
import fc from 'fast-check';
import { LOST_CAUSE_ACTIONS, SLOT } from '../../src/lost-cause/actions.js';
import { lostCause } from '../../src/lost-cause/game.js';
import { randomCode } from '../../src/lost-cause/level.js';
import { PLAYER, TILE } from '../../src/lost-cause/numbers.js';
import type { LostCauseState } from '../../src/lost-cause/state.js';
import { middleX, middleY, tileOfCell, tilesWide } from '../../src/lost-cause/tiles.js';
import { must } from './must.js';

/** The example of the specification: 3 x 3, three dead ends, a lock, a key, a slime. */
export const EXAMPLE = 'AwPpuzNkUAAA==';

export const [NORTH, EAST, SOUTH, WEST] = [1, 2, 4, 8];

export function start(settings: object, seed = 's'): LostCauseState {
  return lostCause.setup(must(lostCause.readSettings(settings)), seed);
}

/** The same with the published numbers alone. */
export function startOriginal(settings: object, seed = 's'): LostCauseState {
  return start({ ...settings, original: true }, seed);
}

/** Plays a tick with actions by their names, and returns what happened in it. */
export function play(state: LostCauseState, ...names: string[]): readonly string[] {
  const actions = names.map((name) => {
    const action = LOST_CAUSE_ACTIONS.indexOf(name);
    if (action < 0) throw new Error(`there is no action ${name}`);
    return action;
  });
  lostCause.step(state, actions);
  return state.events;
}

/** Lets so many ticks go by without a new action. A level that waits is begun by choosing the slot that is active. */
export function wait(state: LostCauseState, ticks: number): void {
  for (let i = 0; i < ticks; i++) {
    lostCause.step(state, lostCause.waits?.(state) ? [SLOT + state.level.player.active] : []);
  }
}

/** Puts the middle of the player's body on a point. */
export function putPlayer({ level }: LostCauseState, x: number, y: number): void {
  level.player.x = x - PLAYER.width / 2;
  level.player.y = y - PLAYER.height / 2;
}

/** Puts the player into the middle of a tile. */
export function standIn(state: LostCauseState, tile: number): void {
  putPlayer(state, middleX(state.level, tile), middleY(state.level, tile));
}

/** The tile at a column and a row. */
export function tile(state: LostCauseState, column: number, row: number): number {
  return row * tilesWide(state.level) + column;
}

/** All tiles that can be walked on. */
export function floorTiles({ level }: LostCauseState): number[] {
  return level.steps.flatMap((steps, at) => (steps < 0 ? [] : [at]));
}

/** Puts slime `id` on a point and makes it forget what it saw. */
export function putSlime({ level }: LostCauseState, id: number, x: number, y: number): void {
  const slime = level.slimes.find((one) => one.id === id);
  if (slime === undefined) throw new Error(`there is no slime ${id}`);
  Object.assign(slime, { x, y, next: -1, eye: -1 });
  level.scent = -1;
}

/** The code of a maze with passages between these pairs of neighbouring cells. */
export function codeOf(
  width: number,
  height: number,
  passages: readonly (readonly [number, number])[],
): string {
  const maze: Maze = blankMaze(must(makeGrid({ width, height })));
  for (const [a, b] of passages) {
    link(maze, a, [-width, 1, width, -1].indexOf(b - a));
  }
  return must(makeLostCause(maze));
}

/** One corridor that winds through all cells, row by row. */
export function snake(width: number, height: number): string {
  const cells = Array.from({ length: width * height }, (_, i) => {
    const row = Math.floor(i / width);
    return row * width + (row % 2 === 0 ? i % width : width - 1 - (i % width));
  });
  return codeOf(
    width,
    height,
    cells.slice(1).map((cell, i) => [cells[i], cell]),
  );
}

/** Codes of random mazes of every shape. */
export function anyCode(longest = 12): fc.Arbitrary<string> {
  const side = fc.integer({ min: 3, max: longest });
  return fc
    .record({ seed: fc.string(), width: side, height: side })
    .map(({ seed, ...size }) => randomCode(seed, size));
}

/** A tile by the number of its cell. */
export function cellTile({ level }: LostCauseState, cell: number): number {
  return tileOfCell(level.width, cell);
}

/** Whether a rectangle of the map touches no rock. */
export function isFree(state: LostCauseState, x: number, y: number, width: number, height: number): boolean {
  const { level } = state;
  const across = tilesWide(level);
  for (let row = Math.floor(y / TILE); row <= Math.floor((y + height - 1) / TILE); row++) {
    for (let column = Math.floor(x / TILE); column <= Math.floor((x + width - 1) / TILE); column++) {
      if (column < 0 || column >= across || !(level.steps[row * across + column] >= 0)) return false;
    }
  }
  return true;
}
