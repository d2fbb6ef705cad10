import type { PixelMap } from './pixel-map.js';

/** A way out with daylight behind it. Tones: d dark frame, m stone in the light, l light, w its white heart. */
export const DOORWAY: PixelMap = [
  '................',
  '....dddddddd....',
  '...dmmmmmmmmd...',
  '..dmmddddddmmd..',
  '..dmdllllllddd..',
  '..dmdllllllldd..',
  '..dmdllwwllldd..',
  '..dmdllwwllldd..',
  '..dmdllwwllldd..',
  '..dmdllwwllldd..',
  '..dmdllwwllldd..',
  '..dmdlwwwwlldd..',
  '..dmdlwwwwlldd..',
  '..dmdwwwwwwldd..',
  '.ddmdwwwwwwlddd.',
  '.dddddddddddddd.',
];
