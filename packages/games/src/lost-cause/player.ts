import { tilesHigh, tilesWide } from './level.js';
import { type Facing, type Item, type Level, PIXEL, type Slime, TILE } from './state.js';

/** The player's body. */
export const BODY = { width: 18 * PIXEL, height: 14 * PIXEL } as const;
const SPEED = 8;
const REACH = 10 * PIXEL;
const COOLDOWN_TICKS = 12;
/** How long an attack is to be seen. */
const SWING_TICKS = 12;

const DAMAGE: Partial<Record<Item, number>> = { sword: 5, 'steel-sword': 10 };

/** The middle of the player's body. */
export function playerMiddle({ player }: Level): { x: number; y: number } {
  return { x: player.x + BODY.width / 2, y: player.y + BODY.height / 2 };
}

/** The tile under a point. */
export function tileAt(level: Level, x: number, y: number): number {
  return Math.floor(y / TILE) * tilesWide(level) + Math.floor(x / TILE);
}

export function playerTile(level: Level): number {
  const { x, y } = playerMiddle(level);
  return tileAt(level, x, y);
}

/** Walks a tick in the directions held: each axis by itself, so that one slides along walls. */
export function walk(level: Level): void {
  const { player } = level;
  const dx = (player.held & 2 ? SPEED : 0) - (player.held & 8 ? SPEED : 0);
  const dy = (player.held & 4 ? SPEED : 0) - (player.held & 1 ? SPEED : 0);
  if (dx !== 0) player.x = slideX(level, dx);
  if (dy !== 0) player.y = slideY(level, dy);
  if (player.cooldown > 0) player.cooldown--;
  const facing = facingOf(dx, dy, player.facing);
  const swinging = player.pose === 'attack' && player.age + 1 < SWING_TICKS;
  const pose = swinging ? 'attack' : dx !== 0 || dy !== 0 ? 'walk' : 'idle';
  player.age = pose === player.pose ? player.age + 1 : 0;
  player.pose = pose;
  player.facing = facing;
}

function facingOf(dx: number, dy: number, before: Facing): Facing {
  // A side step is seen better than a step up or down.
  if (dx !== 0) return dx > 0 ? 'east' : 'west';
  if (dy !== 0) return dy > 0 ? 'south' : 'north';
  return before;
}

/** Where the body gets to along x: at most up to the rock. */
function slideX(level: Level, dx: number): number {
  const { x, y } = level.player;
  const edge = dx > 0 ? x + BODY.width - 1 + dx : x + dx;
  const column = Math.floor(edge / TILE);
  const blocked =
    isRock(level, column, Math.floor(y / TILE)) ||
    isRock(level, column, Math.floor((y + BODY.height - 1) / TILE));
  if (!blocked) return x + dx;
  return dx > 0 ? column * TILE - BODY.width : (column + 1) * TILE;
}

function slideY(level: Level, dy: number): number {
  const { x, y } = level.player;
  const edge = dy > 0 ? y + BODY.height - 1 + dy : y + dy;
  const row = Math.floor(edge / TILE);
  const blocked =
    isRock(level, Math.floor(x / TILE), row) || isRock(level, Math.floor((x + BODY.width - 1) / TILE), row);
  if (!blocked) return y + dy;
  return dy > 0 ? row * TILE - BODY.height : (row + 1) * TILE;
}

function isRock(level: Level, column: number, row: number): boolean {
  if (column < 0 || row < 0 || column >= tilesWide(level) || row >= tilesHigh(level)) return true;
  return level.floor[row * tilesWide(level) + column] === 0;
}

/** Takes the thing in this tile, or opens the lock in it. Returns what happened, as events. */
export function use(level: Level): string {
  const { player, things } = level;
  const tile = playerTile(level);
  const at = things.findIndex((thing) => thing.tile === tile);
  if (at < 0) return 'nothing-here';
  const { kind } = things[at];
  if (kind === 'lock') {
    if (player.slots[player.active] !== 'key') return 'needs-key';
    player.slots[player.active] = null;
    things.splice(at, 1);
    level.locksOpened++;
    level.locksLeft--;
    return 'unlock';
  }
  const slot = player.slots.indexOf(null);
  if (slot < 0) return 'full';
  player.slots[slot] = kind;
  things.splice(at, 1);
  return 'take';
}

/** Lays the active item into this tile, when the tile is free. */
export function drop(level: Level): string {
  const { player, things } = level;
  const kind = player.slots[player.active];
  if (kind === null) return 'nothing-held';
  const tile = playerTile(level);
  if (things.some((thing) => thing.tile === tile) || tile === level.exit) return 'no-room';
  player.slots[player.active] = null;
  things.push({ tile, kind });
  return 'drop';
}

/** Swings the weapon in the active slot at the nearest slime in reach. */
export function attack(level: Level): string {
  const { player } = level;
  const held = player.slots[player.active];
  const damage = held === null ? undefined : DAMAGE[held];
  if (damage === undefined) return 'no-weapon';
  if (player.cooldown > 0) return 'not-yet';
  player.cooldown = COOLDOWN_TICKS;
  player.pose = 'attack';
  player.age = 0;
  const target = nearestSlime(level);
  if (target === null) return 'swing';
  target.health -= damage;
  if (target.health > 0) return 'hit';
  level.slimes.splice(level.slimes.indexOf(target), 1);
  level.slimesDefeated++;
  return 'defeat';
}

/** The nearest slime within reach in the player's tile; of equals the first. */
function nearestSlime(level: Level): Slime | null {
  const middle = playerMiddle(level);
  const tile = playerTile(level);
  let nearest: Slime | null = null;
  let least = REACH * REACH;
  for (const slime of level.slimes) {
    const dx = slime.x - middle.x;
    const dy = slime.y - middle.y;
    const square = dx * dx + dy * dy;
    if (square > least || (square === least && nearest !== null) || tileAt(level, slime.x, slime.y) !== tile)
      continue;
    nearest = slime;
    least = square;
  }
  return nearest;
}
