import { type CaveItemId, caveItem } from './items.js';
import { tell } from './messages.js';
import { DRAUGHT, MOST_ENTRIES } from './numbers.js';
import { mostHealth } from './settings.js';
import type { CaveState, Entry, Player } from './state.js';

/** Puts things into the inventory: to those of their kind, into an empty entry, or at the end. */
export function gain(state: CaveState, item: CaveItemId, count: number): void {
  const { inventory } = state.player;
  if (item === 'gold') state.gold += count;
  const held = inventory.find((entry) => entry.item === item) ?? inventory.find((entry) => entry.count === 0);
  if (held !== undefined) {
    held.count = held.item === item ? held.count + count : count;
    held.item = item;
  } else {
    inventory.push({ item, count });
  }
}

/** Whether an entry is what the player wields or wears. */
export function isEquipped({ weapon, worn }: Player, item: CaveItemId): boolean {
  return weapon === item || worn === item;
}

function spareOf(player: Player, { item, count }: Entry): number {
  if (caveItem(item).use === 'money') return 0;
  return count - (count > 0 && isEquipped(player, item) ? 1 : 0);
}

/** Takes one thing that is not equipped out of the inventory, the `pick`-th of them all. */
export function loseSpare(player: Player, pick: number): CaveItemId {
  let left = pick;
  for (const entry of player.inventory) {
    left -= spareOf(player, entry);
    if (left >= 0) continue;
    entry.count--;
    return entry.item;
  }
  throw new Error(`there is no spare thing number ${pick}`);
}

/** How many things could be lost: everything that is not equipped, but for gold. */
export function sparesOf(player: Player): number {
  return player.inventory.reduce((sum, entry) => sum + spareOf(player, entry), 0);
}

/** Why an entry can't be used now, as the word for it, or `null`. `number` counts from 1, as people do. */
export function equipFlaw({ player, phase }: CaveState, number: number): string | null {
  if (!(Number.isInteger(number) && number >= 1 && number <= Math.min(MOST_ENTRIES, player.inventory.length)))
    return 'no-entry';
  const { item, count } = player.inventory[number - 1];
  if (count === 0) return 'empty-entry';
  const { use } = caveItem(item);
  if (use === 'money') return 'gold';
  if (isEquipped(player, item)) return 'already';
  if (phase === 'fighting' && use !== 'weapon') return 'in-fight';
  return null;
}

export function healthAfterDraught({ player, settings }: CaveState): number {
  return Math.min(mostHealth(settings), player.health + DRAUGHT);
}

/** Wields, wears or drinks an entry, or says why not. */
export function equip(state: CaveState, number: number): void {
  const flaw = equipFlaw(state, number);
  if (flaw !== null) {
    tell(state, 'refused', flaw, number);
    return;
  }
  const { player } = state;
  const entry = player.inventory[number - 1];
  const { use, power } = caveItem(entry.item);
  if (use === 'draught') {
    entry.count--;
    player.health = healthAfterDraught(state);
    tell(state, 'drunk', entry.item, player.health);
    return;
  }
  if (use === 'weapon') player.weapon = entry.item;
  else {
    player.worn = entry.item;
    player.armour = power;
    player.returning = [0, 0];
  }
  tell(state, 'equipped', entry.item, power);
}
