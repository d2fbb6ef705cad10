import { tilesHigh, tilesWide } from './level.js';
import { playerMiddle, playerTile } from './player.js';
import { type Level, PIXEL, type Slime, TILE } from './state.js';

const SPEED = 7;
const REACH = 5 * PIXEL;
const COOLDOWN_TICKS = 60;
/** How long a bite is to be seen. */
const BITE_TICKS = 20;

/** Moves every slime by a tick and returns how many of them hit the player. */
export function moveSlimes(level: Level, sight: number): number {
  const half = (sight - 1) / 2;
  const middle = playerMiddle(level);
  const farthest = (2 * half + 2) * TILE;
  let ways: Ways | null = null;
  let hits = 0;
  for (const slime of level.slimes) {
    if (slime.cooldown > 0) slime.cooldown--;
    // Most slimes are far away: two comparisons tell, before anything is looked up.
    const near = Math.abs(slime.x - middle.x) <= farthest && Math.abs(slime.y - middle.y) <= farthest;
    if (near) ways ??= waysToPlayer(level, half);
    if (near && ways !== null && hasWay(slime, ways, half)) hits += chase(level, slime, ways);
    else keepPose(slime, 'idle');
  }
  return hits;
}

/**
 * The ways to the player from everywhere a slime could see them: a window of tiles around the player, for each
 * the next tile on the way, or -1. The maze has no loops, so each way is the only one.
 */
interface Ways {
  /** The tile in the window's upper left corner. */
  readonly left: number;
  readonly top: number;
  readonly side: number;
  readonly next: Int16Array;
}

function waysToPlayer(level: Level, half: number): Ways {
  const across = tilesWide(level);
  const down = tilesHigh(level);
  const goal = playerTile(level);
  // Both ends lie in a square of the slime's, so no tile of the way is further off than its side.
  const reach = 4 * half + 1;
  const side = 2 * reach + 1;
  const left = (goal % across) - reach;
  const top = Math.floor(goal / across) - reach;
  const next = new Int16Array(side * side).fill(-1);
  const queue = new Int16Array(side * side);
  const middle = reach * side + reach;
  next[middle] = middle;
  queue[0] = middle;
  let tail = 1;
  for (let head = 0; head < tail; head++) {
    const at = queue[head];
    const x = at % side;
    const y = (at - x) / side;
    for (let d = 0; d < 4; d++) {
      const nx = x + STEP_X[d];
      const ny = y + STEP_Y[d];
      const column = left + nx;
      const row = top + ny;
      if (nx < 0 || ny < 0 || nx >= side || ny >= side) continue;
      if (column < 0 || row < 0 || column >= across || row >= down) continue;
      const to = ny * side + nx;
      if (next[to] >= 0 || level.floor[row * across + column] === 0) continue;
      next[to] = at;
      queue[tail++] = to;
    }
  }
  return { left, top, side, next };
}

const STEP_X = [0, 1, 0, -1];
const STEP_Y = [-1, 0, 1, 0];

/** Where a slime stands in the window. */
function placeOf({ left, top, side }: Ways, slime: Slime): number {
  return (Math.floor(slime.y / TILE) - top) * side + Math.floor(slime.x / TILE) - left;
}

/** Whether the slime's way to the player stays inside the square of cells it looks over. */
function hasWay(slime: Slime, ways: Ways, half: number): boolean {
  const { left, top, side, next } = ways;
  const firstX = 2 * (Math.floor(slime.x / (2 * TILE)) - half) - left;
  const firstY = 2 * (Math.floor(slime.y / (2 * TILE)) - half) - top;
  for (let at = placeOf(ways, slime); ; at = next[at]) {
    if (next[at] < 0) return false;
    const x = (at % side) - firstX;
    const y = Math.floor(at / side) - firstY;
    if (x < 0 || y < 0 || x > 4 * half || y > 4 * half) return false;
    if (next[at] === at) return true;
  }
}

/** One step along the way, or straight at the player in the player's own tile; bites when in reach. */
function chase(level: Level, slime: Slime, ways: Ways): number {
  const middle = playerMiddle(level);
  const dx = middle.x - slime.x;
  const dy = middle.y - slime.y;
  if (dx * dx + dy * dy <= REACH * REACH) return bite(slime);
  const at = placeOf(ways, slime);
  const next = ways.next[at];
  // A straight line to the middle of a neighbouring tile never leaves the two tiles: no corner can hold it.
  stepTowards(slime, next === at ? middle : tileMiddle(ways, next));
  keepPose(slime, 'walk');
  return 0;
}

function bite(slime: Slime): number {
  if (slime.cooldown > 0) {
    keepPose(slime, slime.pose === 'attack' && slime.age < BITE_TICKS ? 'attack' : 'idle');
    return 0;
  }
  slime.cooldown = COOLDOWN_TICKS;
  slime.pose = 'attack';
  slime.age = 0;
  return 1;
}

function tileMiddle({ left, top, side }: Ways, place: number): { x: number; y: number } {
  return {
    x: (left + (place % side)) * TILE + TILE / 2,
    y: (top + Math.floor(place / side)) * TILE + TILE / 2,
  };
}

function stepTowards(slime: Slime, target: { x: number; y: number }): void {
  const dx = target.x - slime.x;
  const dy = target.y - slime.y;
  if (Math.abs(dx) > Math.abs(dy)) slime.facing = dx > 0 ? 'east' : 'west';
  else if (dy !== 0) slime.facing = dy > 0 ? 'south' : 'north';
  // Square roots of whole numbers are exactly rounded on every machine.
  const length = Math.floor(Math.sqrt(dx * dx + dy * dy));
  if (length <= SPEED) {
    slime.x = target.x;
    slime.y = target.y;
    return;
  }
  slime.x += Math.trunc((dx * SPEED) / length);
  slime.y += Math.trunc((dy * SPEED) / length);
}

function keepPose(slime: Slime, pose: Slime['pose']): void {
  slime.age = slime.pose === pose ? slime.age + 1 : 0;
  slime.pose = pose;
}
