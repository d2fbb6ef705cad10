import type { PixelMap } from './pixel-map.js';

/** A miner's lantern. Tones: d dark frame, m metal in the light, g glass, f flame, w the flame's white heart. */
export const LANTERN: PixelMap = [
  '......dddd......',
  '.....d....d.....',
  '.....d....d.....',
  '......dddd......',
  '.....dmmmmd.....',
  '....dddddddd....',
  '....dggggggd....',
  '....dggffggd....',
  '....dggffggd....',
  '....dgffffgd....',
  '....dgfwwfgd....',
  '....dgfwwfgd....',
  '....dggffggd....',
  '....dddddddd....',
  '...dmmmmmmmmd...',
  '...dddddddddd...',
];

/** The lantern's colours where it stands alone, as in the browser's tab. */
export const LANTERN_COLOURS: Readonly<Record<string, string>> = {
  d: '#6e5030',
  m: '#a98f6d',
  g: '#f2b84b',
  f: '#ffd98a',
  w: '#fffaf0',
};
