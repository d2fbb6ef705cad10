import { facingAlong, takePose } from '../kernel/directions.js';
import { isSlimeInWay } from './crowd.js';
import { type FightRules, PLAYER, TILE } from './numbers.js';
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
export function walk(level: Level, rules: FightRules): void {
  const { player, ticks, hunted } = level;
  const speed = hunted ? rules.pace : rules.freePace;
  const dx = (player.held & 2 ? speed : 0) - (player.held & 8 ? speed : 0);
  const dy = (player.held & 4 ? speed : 0) - (player.held & 1 ? speed : 0);
  if (dx !== 0) stepX(level, dx, dy, rules);
  if (dy !== 0) stepY(level, dx, dy, rules);
  // Whoever strikes goes on facing what is struck.
  if (player.pose === 'attack' && ticks - player.since < PLAYER.swing) return;
  player.facing = facingAlong(dx, dy, player.facing);
  takePose(player, dx !== 0 || dy !== 0 ? 'walk' : 'idle', ticks);
}

/** A step along x, at most up to the rock. Written out for each axis: every tick passes here. */
function stepX(level: Level, dx: number, dy: number, rules: FightRules): void {
  const { x, y } = level.player;
  const edge = dx > 0 ? x + PLAYER.width - 1 + dx : x + dx;
  const column = Math.floor(edge / TILE);
  const top = Math.floor(y / TILE);
  const bottom = Math.floor((y + PLAYER.height - 1) / TILE);
  const [rockAbove, rockBelow] = [isRock(level, column, top), isRock(level, column, bottom)];
  const touching = dx > 0 ? column * TILE - PLAYER.width : (column + 1) * TILE;
  moveTo(level, rockAbove || rockBelow ? touching : x + dx, y, rules);
  if (dy !== 0 || rockAbove === rockBelow) return;
  const past = rockAbove ? bottom * TILE - y : bottom * TILE - PLAYER.height - y;
  if (Math.abs(past) <= PLAYER.corner) moveTo(level, level.player.x, y + atMost(past, Math.abs(dx)), rules);
}

function stepY(level: Level, dx: number, dy: number, rules: FightRules): void {
  const { x, y } = level.player;
  const edge = dy > 0 ? y + PLAYER.height - 1 + dy : y + dy;
  const row = Math.floor(edge / TILE);
  const left = Math.floor(x / TILE);
  const right = Math.floor((x + PLAYER.width - 1) / TILE);
  const [rockLeft, rockRight] = [isRock(level, left, row), isRock(level, right, row)];
  const touching = dy > 0 ? row * TILE - PLAYER.height : (row + 1) * TILE;
  moveTo(level, x, rockLeft || rockRight ? touching : y + dy, rules);
  if (dx !== 0 || rockLeft === rockRight) return;
  const past = rockLeft ? right * TILE - x : right * TILE - PLAYER.width - x;
  if (Math.abs(past) <= PLAYER.corner) moveTo(level, x + atMost(past, Math.abs(dy)), level.player.y, rules);
}

function atMost(step: number, most: number): number {
  return Math.max(-most, Math.min(most, step));
}

/** Moves the body, unless a slime is in the way. */
function moveTo(level: Level, x: number, y: number, rules: FightRules): void {
  const { player } = level;
  const [halfWidth, halfHeight] = [PLAYER.width / 2, PLAYER.height / 2];
  if (isSlimeInWay(level, playerMiddle(level), x + halfWidth, y + halfHeight, rules)) return;
  player.x = x;
  player.y = y;
}
