import { DAMAGE, PLAYER, SLIME } from './numbers.js';
import { playerMiddle, playerTile } from './player.js';
import type { Level, LostCauseEvent, Slime } from './state.js';
import { tileAt } from './tiles.js';

/** Swings the weapon in the active slot at the nearest slime in reach. */
export function attack(level: Level): LostCauseEvent {
  const { player, slimes, ticks } = level;
  const damage = DAMAGE[player.slots[player.active] ?? ''];
  if (damage === undefined) return 'no-weapon';
  if (ticks < player.ready) return 'not-yet';
  player.ready = ticks + PLAYER.cooldown;
  player.pose = 'attack';
  player.since = ticks;
  const target = nearestSlime(level);
  if (target === null) return 'swing';
  target.health -= damage;
  if (target.health > 0) return 'hit';
  slimes.splice(slimes.indexOf(target), 1);
  level.slimesDefeated++;
  return 'defeat';
}

/** The nearest slime within reach in the player's tile; of equals the first. */
export function nearestSlime(level: Level): Slime | null {
  const { x, y } = playerMiddle(level);
  const tile = playerTile(level);
  let nearest: Slime | null = null;
  let least = PLAYER.reach * PLAYER.reach + 1;
  for (const slime of level.slimes) {
    const dx = slime.x - x;
    const dy = slime.y - y;
    const square = dx * dx + dy * dy;
    if (square >= least || tileAt(level, slime.x, slime.y) !== tile) continue;
    nearest = slime;
    least = square;
  }
  return nearest;
}

/** Takes the bites of a tick. Armour anywhere in the inventory turns away every second one. */
export function suffer(level: Level, bites: number): LostCauseEvent {
  const { player } = level;
  let through = bites;
  if (player.slots.includes('armour')) {
    through -= Math.floor((player.dents + bites) / 2);
    player.dents = (player.dents + bites) % 2;
  }
  player.health = Math.max(0, player.health - through * SLIME.damage);
  return through > 0 ? 'hurt' : 'blocked';
}
