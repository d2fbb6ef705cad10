import { facingAlong, takePose } from '../kernel/directions.js';
import { BODY, CELL, CORNER_HELP, PATCH, SIGN, SPEEDS } from './numbers.js';
import type { Actor, Player, Round } from './state.js';
import { slide } from './walls.js';

const INSET = (CELL - PATCH) / 2;

/**
 * Walks a tick in the directions held, each axis by itself, so that the player slides along walls. Says which ground
 * was entered; `null` where it is as before, or plain.
 */
export function walk(player: Player, round: Round, tick: number): 'fast' | 'slow' | null {
  const { held } = player;
  const across = (held & 2 ? 1 : 0) - (held & 8 ? 1 : 0);
  const down = (held & 4 ? 1 : 0) - (held & 1 ? 1 : 0);
  takePose(player, across !== 0 || down !== 0 ? 'walk' : 'idle', tick);
  if (across === 0 && down === 0) return null;
  const speed = speedAt(round, player);
  const { x, y } = player;
  move(player, round, across * speed, down * speed);
  if (player.x === x && player.y === y) roundCorner(player, round, across, down, speed);
  const before = player.pace;
  player.pace = speed;
  if (speed === before || speed === SPEEDS.plain) return null;
  return speed === SPEEDS.fast ? 'fast' : 'slow';
}

/** Moves a body along x and then along y, each as far as the walls let it. */
export function move(actor: Actor, round: Round, dx: number, dy: number): void {
  if (dx !== 0) actor.x = slide(round, true, actor.x, actor.y, dx);
  if (dy !== 0) actor.y = slide(round, false, actor.y, actor.x, dy);
  actor.facing = facingAlong(dx, dy, actor.facing);
}

/**
 * A body that hangs on a corner by a few pixels, with one direction held, steps aside instead: it is led round the
 * corner. Where both sides are open it takes the shorter way, and of equal ones north or west.
 */
function roundCorner(player: Player, round: Round, across: number, down: number, speed: number): void {
  if (across !== 0 && down !== 0) return;
  const upright = across !== 0;
  const along = upright ? player.x : player.y;
  const beside = upright ? player.y : player.x;
  const step = across + down;
  for (let aside = 1; aside <= CORNER_HELP; aside++) {
    for (const way of [-aside, aside]) {
      // The way aside is free, and from there the step can be made.
      if (slide(round, !upright, beside, along, way) !== beside + way) continue;
      if (slide(round, upright, along, beside + way, step) === along) continue;
      const moved = beside + Math.max(-speed, Math.min(speed, way));
      if (upright) player.y = moved;
      else player.x = moved;
      return;
    }
  }
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
