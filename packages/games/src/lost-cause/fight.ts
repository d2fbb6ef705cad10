import type { Facing } from '../kernel/directions.js';
import { BANDAGE_PARTS, DAMAGE, type FightRules, OIL_TICKS, PLAYER, SLIME, TILE } from './numbers.js';
import { newSlime } from './place.js';
import { playerMiddle } from './player.js';
import type { Level, LostCauseEvent, Slime } from './state.js';
import { isRock } from './tiles.js';

/** Uses what is in the active slot: a weapon strikes the nearest slime in reach, a bandage heals, oil is lit. */
export function attack(level: Level, rules: FightRules): LostCauseEvent {
  const { player, ticks } = level;
  const item = player.slots[player.active];
  if (item === 'bandage' || item === 'oil') return consume(level, item);
  const damage = DAMAGE[item ?? ''];
  if (damage === undefined) return 'no-weapon';
  if (ticks < player.ready) return 'not-yet';
  player.ready = ticks + PLAYER.cooldown;
  player.pose = 'attack';
  player.since = ticks;
  const target = nearestSlime(level, rules.sword);
  if (target === null) return 'swing';
  const { x, y } = playerMiddle(level);
  player.facing = facingTo(target.x - x, target.y - y, player.facing);
  return strike(level, target, damage);
}

function consume(level: Level, item: 'bandage' | 'oil'): LostCauseEvent {
  const { player, width, height, ticks } = level;
  if (item === 'oil') player.oil = ticks + OIL_TICKS;
  else {
    const whole = width * height;
    player.health = Math.min(whole, player.health + Math.ceil(whole / BANDAGE_PARTS));
  }
  player.slots[player.active] = null;
  takeWeapon(level);
  return item;
}

/** Puts the best weapon there is into the hand; without one the hand stays as it is. */
export function takeWeapon({ player }: Level): void {
  const steel = player.slots.indexOf('steel-sword');
  const weapon = steel >= 0 ? steel : player.slots.indexOf('sword');
  if (weapon >= 0) player.active = weapon;
}

/** A hit breaks a wind-up. A blue slime falls apart when it is defeated. */
function strike(level: Level, target: Slime, damage: number): LostCauseEvent {
  const { slimes, ticks } = level;
  target.health -= damage;
  if (target.health > 0) {
    if (target.pose !== 'wind-up') return 'hit';
    target.pose = 'idle';
    target.since = ticks;
    target.ready = ticks + SLIME.cooldown;
    return 'break';
  }
  const halves = target.kind === 'blue' ? halvesOf(target, ticks) : [];
  slimes.splice(slimes.indexOf(target), 1, ...halves);
  if (halves.length > 0) return 'split';
  level.slimesDefeated++;
  return 'defeat';
}

/** Halves are numbered beyond all slimes of a level. */
const HALF_ID = 1000;
const HALF_APART = 80;

function halvesOf({ id, x, y, next, eye }: Slime, ticks: number): Slime[] {
  const left = Math.floor(x / TILE) * TILE;
  return [-1, 1].map((side, i) => {
    const at = Math.max(left + 1, Math.min(left + TILE - 1, x + side * HALF_APART));
    const half = newSlime(id + HALF_ID * (i + 1), 'half', at, y);
    return { ...half, next, eye, ready: ticks + SLIME.cooldown / 2, since: ticks };
  });
}

/** The nearest slime within a reach that does not go through rock; of equals the first. */
export function nearestSlime(level: Level, reach: number): Slime | null {
  const { x, y } = playerMiddle(level);
  let nearest: Slime | null = null;
  let least = reach * reach + 1;
  for (const slime of level.slimes) {
    const dx = slime.x - x;
    const dy = slime.y - y;
    const square = dx * dx + dy * dy;
    if (square >= least || !isClear(level, x, y, slime)) continue;
    nearest = slime;
    least = square;
  }
  return nearest;
}

/**
 * Whether no rock lies between a point and a slime less than a tile away. Floor tiles that share a side are open to
 * each other; between tiles that share a corner only, the line passes one of the other two.
 */
export function isClear(level: Level, x: number, y: number, to: { x: number; y: number }): boolean {
  const column = Math.floor(x / TILE);
  const row = Math.floor(y / TILE);
  const toColumn = Math.floor(to.x / TILE);
  const toRow = Math.floor(to.y / TILE);
  if (column === toColumn || row === toRow) return true;
  const cornerX = Math.max(column, toColumn) * TILE;
  const cornerY = Math.max(row, toRow) * TILE;
  const acrossFirst = Math.abs((cornerX - x) * (to.y - y)) < Math.abs((cornerY - y) * (to.x - x));
  return acrossFirst ? !isRock(level, toColumn, row) : !isRock(level, column, toRow);
}

/** Where a figure faces that turns to what is so far away. */
export function facingTo(dx: number, dy: number, before: Facing): Facing {
  if (dx === 0 && dy === 0) return before;
  if (Math.abs(dx) >= Math.abs(dy)) return dx > 0 ? 'east' : 'west';
  return dy > 0 ? 'south' : 'north';
}

/** Takes the bites of a tick. Armour anywhere in the inventory turns away every second one. */
export function suffer(level: Level, bites: number, { biteParts }: FightRules): LostCauseEvent {
  const { player, width, height } = level;
  let through = bites;
  if (player.slots.includes('armour')) {
    through -= Math.floor((player.dents + bites) / 2);
    player.dents = (player.dents + bites) % 2;
  }
  const damage = Math.max(1, Math.floor((width * height) / biteParts));
  player.health = Math.max(0, player.health - through * damage);
  return through > 0 ? 'hurt' : 'blocked';
}
