import { type ClassicKind, type ClassicSettings, classic } from '@warren/games/classic';

/** How a kind of maze feels, in a sentence. */
export const TEXTURE_WORDS: Readonly<Record<ClassicKind, string>> = {
  normal: 'No grain at all: short dead ends everywhere.',
  diamond: 'Four wedges of straight spokes that meet on the diagonals.',
  rings: 'Nested rings around an open centre, with gaps in odd places.',
  horizontal: 'Long lanes from left to right, few ways up.',
  vertical: 'Tall lanes, few ways across.',
  radial: 'Spokes that run from the middle to the rim.',
  spiral: 'One long sweep around and around, to the middle.',
  checker: 'Lanes that change their mind from square to square.',
  weave: 'Ways that cross each other, over and under bridges.',
  picture: 'A picture of your own, told in hedges.',
};

/** Pictures of textures show this many cells a side; a picture needs more to be known again. */
const SIDE = 16;
const PICTURE_SIDE = 28;
/** The same for every player, and chosen for its looks. */
export const TEXTURE_SEED = 'garden';
/** A crown, in shades of grey. */
const SAMPLE =
  '16x16.__________________________AP________8A______D_8AAP_w__8P_wAA__D__wDwAAAPAP__AAAAAAAA__8AAAAAAAD__wAAAAAAAP__8AAAAAAP___wAAAAAA______________8AAAAAAP___wAAAAAA____________8';

/** The maze that shows a texture. */
export function textureSettings(kind: ClassicKind): ClassicSettings {
  const side = kind === 'picture' ? PICTURE_SIDE : SIDE;
  const picture = kind === 'picture' ? SAMPLE : '';
  const settings = classic.readSettings({ kind, width: side, height: side, picture });
  // These settings are ours, so they are right.
  if (!settings.ok) throw new Error(settings.reason);
  return settings.value;
}
