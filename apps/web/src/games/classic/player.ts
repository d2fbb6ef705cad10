import { profileKey } from '@warren/games/classic';
import type { PictureName } from '../../generated/pictures.js';
import { tileSalt } from '../../graphics/tile-hash.js';

/** Who plays: the name of a profile, or `null` for a guest, of whom nothing is kept. */
export type Player = string | null;

const PORTRAITS = [
  'icon-portrait-rabbit',
  'icon-portrait-mole',
  'icon-portrait-badger',
  'icon-portrait-fox',
  'icon-portrait-owl',
  'icon-portrait-hedgehog',
] as const satisfies readonly PictureName[];

/** The animal that stands for a profile: always the same for the same name. */
export function portraitOf(player: Player): PictureName {
  return player === null ? 'icon-person' : PORTRAITS[tileSalt(profileKey(player)) % PORTRAITS.length];
}
