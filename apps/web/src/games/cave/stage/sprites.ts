import { type CaveItemId, MONSTER_KINDS } from '@warren/games/cave';
import type { SpriteName } from '../../../generated/sprites.js';

/** The picture of each kind of thing. Some are those of Lost Cause. */
export const ITEM_PICTURES: Readonly<Record<CaveItemId, SpriteName>> = {
  gold: 'cave-gold',
  'wooden-sword': 'cave-wooden-sword',
  'iron-sword': 'sword',
  'steel-sword': 'steel-sword',
  'infused-sword': 'cave-infused-sword',
  'leather-armour': 'cave-leather-armour',
  chainmail: 'cave-chainmail',
  'iron-armour': 'armour',
  'infused-armour': 'cave-infused-armour',
  spear: 'cave-spear',
  pike: 'cave-pike',
  club: 'cave-club',
  warhammer: 'cave-warhammer',
  draught: 'cave-draught',
};

/** The picture of each kind of monster. */
export const MONSTER_PICTURES: Readonly<Record<string, SpriteName>> = Object.fromEntries(
  MONSTER_KINDS.map(({ id }) => [id, `cave-${id}` as SpriteName]),
);
