import type { Sprite } from '@warren/games';
import { itemName, type LostCauseFrame } from '@warren/games/lost-cause';

/** What can be done with the thing the player stands on, naming the key in force; `null` where there is nothing. */
export function hintOf(frame: LostCauseFrame, useKey: string): string | null {
  const thing = thingUnderPlayer(frame);
  if (thing === null) return null;
  const { slots, active } = frame.hud;
  if (thing.kind !== 'lock') {
    const isFull = !slots.includes(null);
    return isFull
      ? 'Your hands are full: drop something first'
      : `${useKey} takes the ${itemName(thing.kind)}`;
  }
  if (slots[active] === 'key') return `${useKey} opens the lock`;
  const slot = slots.indexOf('key');
  return slot < 0 ? 'This lock needs a key' : `Choose slot ${slot + 1} with the key for this lock`;
}

function thingUnderPlayer({ sprites, map }: LostCauseFrame): Sprite | null {
  const tile = (value: number) => Math.floor(value / map.tileSize);
  const player = sprites.find((sprite) => sprite.kind === 'player');
  if (player === undefined) return null;
  const column = tile(player.x + player.width / 2);
  const row = tile(player.y + player.height / 2);
  const isHere = ({ x, y, width, height, health, kind }: Sprite) =>
    health === null && kind !== 'exit' && tile(x + width / 2) === column && tile(y + height / 2) === row;
  return sprites.find(isHere) ?? null;
}
