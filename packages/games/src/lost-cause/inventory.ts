import { takeWeapon } from './fight.js';
import { DAMAGE } from './numbers.js';
import { playerTile } from './player.js';
import {
  GEAR,
  type Item,
  KEYS,
  type Key,
  type Level,
  LOCKS,
  type Lock,
  type LostCauseEvent,
} from './state.js';

/** Whether a thing is a lock, whatever its shape. */
export function isLock(kind: string): kind is Lock {
  return (LOCKS as readonly string[]).includes(kind);
}

/** Whether a thing is a key, whatever its shape. */
export function isKey(kind: string | null): kind is Key {
  return (KEYS as readonly (string | null)[]).includes(kind);
}

/** The key that fits a lock. */
export function keyFor(lock: Lock): Key {
  return KEYS[LOCKS.indexOf(lock)];
}

function isGear(kind: Item): boolean {
  return (GEAR as readonly string[]).includes(kind);
}

/** Takes the thing in this tile, or opens the lock in it with the right key in the active slot. */
export function use(level: Level): LostCauseEvent {
  const { player, things } = level;
  const tile = playerTile(level);
  const at = things.findIndex((thing) => thing.tile === tile);
  if (at < 0) return 'nothing-here';
  const { kind } = things[at];
  if (isLock(kind)) return unlock(level, at, kind);
  const slot = player.slots.indexOf(null);
  if (slot < 0) return 'full';
  player.slots[slot] = kind;
  things.splice(at, 1);
  // The better sword is wanted in the hand that holds the other.
  if (kind === 'steel-sword' && player.slots[player.active] === 'sword') player.active = slot;
  return isGear(kind) ? 'gear' : 'take';
}

/** Opens a lock; the hand that held the key takes the sword again. */
function unlock(level: Level, at: number, lock: Lock): LostCauseEvent {
  const { player, things } = level;
  if (player.slots[player.active] !== keyFor(lock)) return 'needs-key';
  player.slots[player.active] = null;
  things.splice(at, 1);
  level.locksOpened++;
  level.locksLeft--;
  takeWeapon(level);
  return 'unlock';
}

/** Lays the active item into this tile, when the tile is free. */
export function drop(level: Level): LostCauseEvent {
  const { player, things } = level;
  const kind = player.slots[player.active];
  if (kind === null) return 'nothing-held';
  const tile = playerTile(level);
  if (things.some((thing) => thing.tile === tile) || tile === level.exit) return 'no-room';
  player.slots[player.active] = null;
  things.push({ tile, kind });
  return 'drop';
}

/** The actions by name that would do something if they were done again in the next tick: what a held key repeats. */
export function repeatable(level: Level): ('use' | 'drop' | 'attack')[] {
  const { player, things, ticks } = level;
  const tile = playerTile(level);
  const here = things.find((thing) => thing.tile === tile)?.kind ?? null;
  const inHand = player.slots[player.active];
  const isUsable = here !== null && (isLock(here) ? inHand === keyFor(here) : player.slots.includes(null));
  const list: ('use' | 'drop' | 'attack')[] = isUsable ? ['use'] : [];
  if (here === null && inHand !== null && tile !== level.exit) list.push('drop');
  if (inHand !== null && DAMAGE[inHand] !== undefined && ticks + 1 >= player.ready) list.push('attack');
  return list;
}
