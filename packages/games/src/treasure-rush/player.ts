import { facingAlong, takePose } from '../kernel/directions.js';
import { BODY, CELL, PATCH, SIGN, SPEEDS } from './numbers.js';
import type { Actor, Player, Round } from './state.js';
import { slide } from './walls.js';

const INSET = (CELL - PATCH) / 2;

/** Walks a tick in the directions held, each axis by itself, so that the player slides along walls. */
export function walk(player: Player, round: Round, tick: number): void {
  const { held } = player;
  const across = (held & 2 ? 1 : 0) - (held & 8 ? 1 : 0);
  const down = (held & 4 ? 1 : 0) - (held & 1 ? 1 : 0);
  takePose(player, across !== 0 || down !== 0 ? 'walk' : 'idle', tick);
  if (across === 0 && down === 0) return;
  const speed = speedAt(round, player);
  move(player, round, across * speed, down * speed);
}

/** Moves a body along x and then along y, each as far as the walls let it. */
export function move(actor: Actor, round: Round, dx: number, dy: number): void {
  if (dx !== 0) actor.x = slide(round, true, actor.x, actor.y, dx);
  if (dy !== 0) actor.y = slide(round, false, actor.y, actor.x, dy);
  actor.facing = facingAlong(dx, dy, actor.facing);
}

/** The speed of a body: the signs of all patches under it are added. */
export function speedAt({ side, tiles }: Round, { x, y }: { x: number; y: number }): number {
  // A body is shorter than the way from one patch to the next but one, so these are the first and the last.
  const left = Math.floor((x + CELL - INSET - PATCH) / CELL);
  const right = Math.floor((x + BODY - 1 - INSET) / CELL);
  const top = Math.floor((y + CELL - INSET - PATCH) / CELL);
  const bottom = Math.floor((y + BODY - 1 - INSET) / CELL);
  let sign = 0;
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) sign += SIGN[tiles[row * side + column]];
  }
  return sign === 0 ? SPEEDS.plain : sign > 0 ? SPEEDS.fast : SPEEDS.slow;
}
