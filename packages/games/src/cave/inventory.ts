import { type CaveItemId, caveItem } from './items.js';
import { tell } from './messages.js';
import { DRAUGHT, HUNDRED, MOST_ENTRIES } from './numbers.js';
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

/** Takes gold out of the inventory; there must be so much. */
export function payGold(state: CaveState, count: number): void {
  const entry = state.player.inventory.find(({ item }) => item === 'gold');
  if (entry === undefined || entry.count < count) throw new Error(`there is no ${count} gold`);
  entry.count -= count;
  state.gold -= count;
}

/** The points of what the player wears, mending included, in hundredths. */
export function wornPoints({ worn, mended }: Player): number {
  return worn === null ? 0 : caveItem(worn).power + mended * HUNDRED;
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
export function equipFlaw(state: CaveState, number: number): string | null {
  const { player, phase, settings } = state;
  if (!(Number.isInteger(number) && number >= 1 && number <= Math.min(MOST_ENTRIES, player.inventory.length)))
    return 'no-entry';
  const { item, count } = player.inventory[number - 1];
  if (count === 0) return 'empty-entry';
  const { use } = caveItem(item);
  if (use === 'money') return 'gold';
  if (isEquipped(player, item)) return 'already';
  if (phase === 'fighting' && use === 'armour') return 'in-fight';
  if (use === 'draught' && player.health >= mostHealth(settings)) return 'full';
  return null;
}

export function healthAfterDraught({ player, settings }: CaveState): number {
  return Math.min(mostHealth(settings), player.health + DRAUGHT);
}

/** Wields, wears or drinks an entry, or says why not. Returns whether something was done. */
export function equip(state: CaveState, number: number): boolean {
  const flaw = equipFlaw(state, number);
  if (flaw !== null) {
    tell(state, 'refused', flaw, number);
    return false;
  }
  const { player } = state;
  const entry = player.inventory[number - 1];
  const { use, power } = caveItem(entry.item);
  if (use === 'draught') {
    entry.count--;
    player.health = healthAfterDraught(state);
    tell(state, 'drunk', entry.item, player.health);
    return true;
  }
  if (use === 'weapon') player.weapon = entry.item;
  else {
    player.worn = entry.item;
    player.armour = wornPoints(player);
    player.returning = [0, 0];
  }
  tell(state, 'equipped', entry.item, use === 'armour' ? wornPoints(player) : power);
  return true;
}
