import { takePose } from '../kernel/directions.js';
import { SLIME } from './numbers.js';
import { playerMiddle } from './player.js';
import type { Level, Slime } from './state.js';
import { middleX, middleY, tileAt } from './tiles.js';
import { nextOnWay } from './ways.js';

/** Whom the slimes hunt, and what came of it. */
interface Quarry {
  /** The middle of the body. */
  readonly x: number;
  readonly y: number;
  readonly tile: number;
  /** How many tiles a slime sees in each direction. */
  readonly sight: number;
  /** How many slimes bit it in this tick, and how many tiles of ways to it they looked at. */
  bites: number;
  looks: number;
}

/** Moves every slime by a tick. `sight` is the side of their square, in cells. */
export function moveSlimes(level: Level, sight: number): Pick<Quarry, 'bites' | 'looks'> {
  const { x, y } = playerMiddle(level);
  const quarry: Quarry = { x, y, tile: tileAt(level, x, y), sight: sight - 1, bites: 0, looks: 0 };
  // Ways change only with the player's tile: in most ticks no slime looks for one.
  const moved = quarry.tile !== level.scent;
  level.scent = quarry.tile;
  for (const slime of level.slimes) {
    if (moved) look(level, slime, quarry);
    if (slime.next >= 0 && hunt(level, slime, quarry)) quarry.bites++;
  }
  return quarry;
}

/** Finds the way to the player, inside the square around the slime or the one in which it saw the player before. */
function look(level: Level, slime: Slime, quarry: Quarry): void {
  const { tile, sight } = quarry;
  const here = tileAt(level, slime.x, slime.y);
  let eye = here;
  let next = nextOnWay(level, here, tile, { middle: here, reach: sight }, quarry);
  if (next < 0 && slime.eye >= 0) {
    eye = slime.eye;
    next = nextOnWay(level, here, tile, { middle: eye, reach: sight }, quarry);
  }
  slime.next = next;
  slime.eye = next < 0 ? -1 : eye;
  if (next < 0) takePose(slime, 'idle', level.ticks);
}

/** Bites when the player is in reach, else takes a step: says whether it bit. */
function hunt(level: Level, slime: Slime, quarry: Quarry): boolean {
  const dx = quarry.x - slime.x;
  const dy = quarry.y - slime.y;
  if (dx * dx + dy * dy <= SLIME.reach * SLIME.reach) return bite(slime, level.ticks);
  takePose(slime, 'walk', level.ticks);
  if (tileAt(level, slime.x, slime.y) === quarry.tile) {
    stepTowards(slime, quarry.x, quarry.y, SLIME.speed);
    return false;
  }
  const left = stepToNext(level, slime, SLIME.speed);
  if (left === 0) return false;
  // It stands in the middle of a tile: the rest of the step goes along the next piece of the way.
  look(level, slime, quarry);
  if (slime.next >= 0) stepToNext(level, slime, left);
  return false;
}

function bite(slime: Slime, tick: number): boolean {
  if (tick < slime.ready) {
    if (slime.pose !== 'attack' || tick - slime.since >= SLIME.bite) takePose(slime, 'idle', tick);
    return false;
  }
  slime.ready = tick + SLIME.cooldown;
  slime.pose = 'attack';
  slime.since = tick;
  return true;
}

/** Walks towards the middle of the next tile and returns how much of the step is left on arrival. */
function stepToNext(level: Level, slime: Slime, length: number): number {
  return stepTowards(slime, middleX(level, slime.next), middleY(level, slime.next), length);
}

function stepTowards(slime: Slime, x: number, y: number, length: number): number {
  const dx = x - slime.x;
  const dy = y - slime.y;
  if (Math.abs(dx) > Math.abs(dy)) slime.facing = dx > 0 ? 'east' : 'west';
  else if (dy !== 0) slime.facing = dy > 0 ? 'south' : 'north';
  // Rounded up, so that no slime is faster on a slant. Square roots are exactly rounded on every machine.
  const distance = Math.ceil(Math.sqrt(dx * dx + dy * dy));
  if (distance <= length) {
    slime.x = x;
    slime.y = y;
    return length - distance;
  }
  slime.x += Math.trunc((dx * length) / distance);
  slime.y += Math.trunc((dy * length) / distance);
  return 0;
}
