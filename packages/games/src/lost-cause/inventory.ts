import { playerTile } from './player.js';
import type { Level, LostCauseEvent } from './state.js';

/** Takes the thing in this tile, or opens the lock in it with the key in the active slot. */
export function use(level: Level): LostCauseEvent {
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
