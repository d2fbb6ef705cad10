import { facingAlong, takePose } from '../kernel/directions.js';
import { PLAYER, TILE } from './numbers.js';
import type { Level } from './state.js';
import { isRock, tileAt } from './tiles.js';

/** The middle of the player's body. */
export function playerMiddle({ player }: Level): { x: number; y: number } {
  return { x: player.x + PLAYER.width / 2, y: player.y + PLAYER.height / 2 };
}

/** The tile the player is in: the one under the middle of the body. */
export function playerTile(level: Level): number {
  const { x, y } = playerMiddle(level);
  return tileAt(level, x, y);
}

/** Walks a tick in the directions held: each axis by itself, so that the player slides along walls. */
export function walk(level: Level): void {
  const { player, ticks } = level;
  const dx = (player.held & 2 ? PLAYER.speed : 0) - (player.held & 8 ? PLAYER.speed : 0);
  const dy = (player.held & 4 ? PLAYER.speed : 0) - (player.held & 1 ? PLAYER.speed : 0);
  if (dx !== 0) player.x = slideX(level, dx);
  if (dy !== 0) player.y = slideY(level, dy);
  player.facing = facingAlong(dx, dy, player.facing);
  const swinging = player.pose === 'attack' && ticks - player.since < PLAYER.swing;
  if (!swinging) takePose(player, dx !== 0 || dy !== 0 ? 'walk' : 'idle', ticks);
}

/** Where the body gets to along x: at most up to the rock. Written out for each axis: every tick passes here. */
function slideX(level: Level, dx: number): number {
  const { x, y } = level.player;
  const edge = dx > 0 ? x + PLAYER.width - 1 + dx : x + dx;
  const column = Math.floor(edge / TILE);
  const top = Math.floor(y / TILE);
  const bottom = Math.floor((y + PLAYER.height - 1) / TILE);
  if (!isRock(level, column, top) && !isRock(level, column, bottom)) return x + dx;
  return dx > 0 ? column * TILE - PLAYER.width : (column + 1) * TILE;
}

function slideY(level: Level, dy: number): number {
  const { x, y } = level.player;
  const edge = dy > 0 ? y + PLAYER.height - 1 + dy : y + dy;
  const row = Math.floor(edge / TILE);
  const left = Math.floor(x / TILE);
  const right = Math.floor((x + PLAYER.width - 1) / TILE);
  if (!isRock(level, left, row) && !isRock(level, right, row)) return y + dy;
  return dy > 0 ? row * TILE - PLAYER.height : (row + 1) * TILE;
}
