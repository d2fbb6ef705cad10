import { takePose } from '../kernel/directions.js';
import { type Columns, canStep, columnsOf, slimesAround } from './crowd.js';
import { facingTo, isClear } from './fight.js';
import { KINDS } from './kinds.js';
import { type FightRules, HUNTED, SLIME } from './numbers.js';
import { playerMiddle } from './player.js';
import type { Level, LostCauseEvent, Slime } from './state.js';
import { middleX, middleY, tileAt } from './tiles.js';
import { nextOnWay } from './ways.js';

/** Whom the slimes hunt, and what came of it. */
export interface Hunt {
  /** The middle of the player's body. */
  readonly x: number;
  readonly y: number;
  readonly tile: number;
  /** The side of the square of cells a slime sees. */
  readonly sight: number;
  readonly rules: FightRules;
  /** How many slimes bit in this tick. */
  bites: number;
  /** How many tiles of ways were looked at. */
  looks: number;
  /** How many slimes were looked at by others that need room. */
  passed: number;
  /** Where the slimes were when the first of them walked. */
  columns: Columns | null;
  /** What is around the slime that walks just now. */
  around: readonly Slime[];
  readonly events: LostCauseEvent[];
}

/** Moves every slime by a tick. `sight` is the side of their square, in cells. */
export function moveSlimes(level: Level, sight: number, rules: FightRules): Hunt {
  const { x, y } = playerMiddle(level);
  const tile = tileAt(level, x, y);
  const counts = { bites: 0, looks: 0, passed: 0 };
  const hunt: Hunt = { x, y, tile, sight, rules, ...counts, columns: null, around: [], events: [] };
  // Ways change only with the player's tile: in most ticks no slime looks for one.
  const moved = tile !== level.scent;
  level.scent = tile;
  level.hunted = false;
  for (const slime of level.slimes) {
    if (moved) look(level, slime, hunt);
    if (slime.next < 0) continue;
    if (isNear(slime, hunt)) level.hunted = true;
    if (slime.pose === 'wind-up') windUp(level, slime, hunt);
    else chase(level, slime, hunt);
  }
  return hunt;
}

function isNear(slime: Slime, { x, y }: Hunt): boolean {
  return Math.abs(slime.x - x) <= HUNTED && Math.abs(slime.y - y) <= HUNTED;
}

/** Finds the way to the player, inside the square around the slime or the one in which it saw the player before. */
function look(level: Level, slime: Slime, hunt: Hunt): void {
  const reach = hunt.sight - 1 + KINDS[slime.kind].sight;
  const here = tileAt(level, slime.x, slime.y);
  let eye = here;
  let next = nextOnWay(level, here, hunt.tile, { middle: here, reach }, hunt);
  if (next < 0 && slime.eye >= 0) {
    eye = slime.eye;
    next = nextOnWay(level, here, hunt.tile, { middle: eye, reach }, hunt);
  }
  slime.next = next;
  slime.eye = next < 0 ? -1 : eye;
  if (next < 0) takePose(slime, 'idle', level.ticks);
}

/** Takes a step, then bites or winds up for it when the player is near enough. */
function chase(level: Level, slime: Slime, hunt: Hunt): void {
  const { x, y } = slime;
  const { speed } = KINDS[slime.kind];
  const length = hunt.rules.slowness === 1 ? speed : speed >> 1;
  if (hunt.rules.slimeGap > 0) {
    hunt.columns ??= columnsOf(level);
    hunt.around = slimesAround(hunt.columns, slime, hunt.rules, hunt);
  }
  walkTowards(level, slime, hunt, length);
  const { ticks } = level;
  const isBiting = slime.pose === 'attack' && ticks - slime.since < SLIME.bite;
  if (!isBiting) takePose(slime, slime.x === x && slime.y === y ? 'idle' : 'walk', ticks);
  if (ticks < slime.ready || !reaches(level, slime, hunt, hunt.rules.lunge)) return;
  slime.facing = facingTo(hunt.x - slime.x, hunt.y - slime.y, slime.facing);
  if (hunt.rules.windUp === 0) {
    bite(level, slime, hunt);
    return;
  }
  slime.pose = 'wind-up';
  slime.since = ticks;
  hunt.events.push('wind-up');
}

/** Stands until the wind-up is over, then bites, if the player is still there. */
function windUp(level: Level, slime: Slime, hunt: Hunt): void {
  const { ticks } = level;
  if (ticks - slime.since < hunt.rules.windUp) return;
  if (reaches(level, slime, hunt, hunt.rules.bite)) {
    bite(level, slime, hunt);
    return;
  }
  slime.ready = ticks + SLIME.cooldown;
  takePose(slime, 'idle', ticks);
  hunt.events.push('miss');
}

function bite({ ticks, player }: Level, slime: Slime, hunt: Hunt): void {
  slime.ready = ticks + SLIME.cooldown;
  slime.facing = facingTo(hunt.x - slime.x, hunt.y - slime.y, slime.facing);
  slime.pose = 'attack';
  slime.since = ticks;
  player.bittenBy = slime.kind;
  hunt.bites++;
}

function reaches(level: Level, slime: Slime, { x, y }: Hunt, reach: number): boolean {
  const dx = x - slime.x;
  const dy = y - slime.y;
  return dx * dx + dy * dy <= reach * reach && isClear(level, x, y, slime);
}

/** In the player's tile straight at the player, else to the middle of the next tile on the way. */
function walkTowards(level: Level, slime: Slime, hunt: Hunt, length: number): void {
  if (tileAt(level, slime.x, slime.y) === hunt.tile) {
    stepTowards(level, slime, hunt, hunt, length);
    return;
  }
  const left = stepToNext(level, slime, hunt, length);
  if (left === 0) return;
  // It stands in the middle of a tile: the rest of the step goes along the next piece of the way.
  look(level, slime, hunt);
  if (slime.next >= 0) stepToNext(level, slime, hunt, left);
}

/** Walks towards the middle of the next tile and returns how much of the step is left on arrival. */
function stepToNext(level: Level, slime: Slime, hunt: Hunt, length: number): number {
  const middle = { x: middleX(level, slime.next), y: middleY(level, slime.next) };
  return stepTowards(level, slime, middle, hunt, length);
}

/** A step towards a point. Where a figure stands in the way, along one axis alone, or sideways. */
function stepTowards(
  level: Level,
  slime: Slime,
  to: { readonly x: number; readonly y: number },
  hunt: Hunt,
  length: number,
): number {
  const dx = to.x - slime.x;
  const dy = to.y - slime.y;
  slime.facing = facingTo(dx, dy, slime.facing);
  // Rounded up, so that no slime is faster on a slant. Square roots are exactly rounded on every machine.
  const distance = Math.ceil(Math.sqrt(dx * dx + dy * dy));
  const arrives = distance <= length;
  const stepX = arrives ? dx : Math.trunc((dx * length) / distance);
  const stepY = arrives ? dy : Math.trunc((dy * length) / distance);
  if (tryStep(slime, stepX, stepY, hunt)) return arrives ? length - distance : 0;
  if (stepX !== 0 && stepY !== 0) {
    if (tryStep(slime, stepX, 0, hunt) || tryStep(slime, 0, stepY, hunt)) return 0;
  }
  // Neighbours step aside to different sides.
  const side = slime.id % 2 === 0 ? length : -length;
  const [sideX, sideY] = Math.abs(dx) >= Math.abs(dy) ? [0, side] : [side, 0];
  if (!sidestep(level, slime, sideX, sideY, hunt)) sidestep(level, slime, -sideX, -sideY, hunt);
  return 0;
}

function tryStep(slime: Slime, dx: number, dy: number, hunt: Hunt): boolean {
  hunt.passed += hunt.around.length;
  if (!canStep(hunt.around, slime, slime.x + dx, slime.y + dy, hunt, hunt.rules)) return false;
  slime.x += dx;
  slime.y += dy;
  return true;
}

/** A sidestep stays in the tile, a body's half away from what is around it. */
function sidestep(level: Level, slime: Slime, dx: number, dy: number, hunt: Hunt): boolean {
  const at = tileAt(level, slime.x, slime.y);
  const edge = (step: number) => (step > 0 ? SLIME.side : step < 0 ? -SLIME.side : 0);
  if (tileAt(level, slime.x + dx + edge(dx), slime.y + dy + edge(dy)) !== at) return false;
  return tryStep(slime, dx, dy, hunt);
}
