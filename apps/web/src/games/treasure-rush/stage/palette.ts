import type { ThemeName } from '@warren/engine/draw';

/** The colours of the ground of Treasure Rush. Those of everything else come from the atlas. */
export interface RushPalette {
  /** Beyond the maze, and its floor: three tones that hardly differ, and grains on them. */
  readonly rock: string;
  readonly floors: readonly [string, string, string];
  readonly grains: readonly [string, string];
  readonly wall: string;
  /** The edge of a wall on which light falls, and what it throws on the floor below. */
  readonly wallTop: string;
  readonly shadow: string;
  /** The ground of speed patches, and the line around them. */
  readonly fast: string;
  readonly slow: string;
  readonly fastRim: string;
  readonly slowRim: string;
  /** The countdown; and when it comes to an end. */
  readonly time: string;
  readonly lastTime: string;
  /** How much of the marks of patches is seen, 0 to 1: players do not look for them. */
  readonly mark: number;
  /** The light around the player and around the treasure, from its middle outwards. */
  readonly lantern: readonly [string, string];
  readonly gleam: readonly [string, string];
  /** What shows where the treasure is. */
  readonly pointer: string;
}

const DARK: RushPalette = {
  rock: '#14100c',
  floors: ['#3b3028', '#3e332a', '#382e26'],
  grains: ['#463a30', '#31271f'],
  wall: '#b3925f',
  wallTop: '#ecd09a',
  shadow: 'rgb(10 6 3 / 38%)',
  fast: '#1d4b49',
  slow: '#2e1f12',
  fastRim: '#3d8f8c',
  slowRim: '#7a5226',
  time: 'rgb(255 231 176 / 13%)',
  lastTime: 'rgb(255 112 64 / 28%)',
  mark: 0.62,
  lantern: ['rgb(255 186 84 / 30%)', 'rgb(255 186 84 / 0%)'],
  gleam: ['rgb(255 214 110 / 62%)', 'rgb(255 200 90 / 0%)'],
  pointer: '#ffe7a0',
};

const LIGHT: RushPalette = {
  rock: '#dcc9a2',
  floors: ['#f1e7cf', '#f4ebd6', '#eee3c8'],
  grains: ['#e6d8b6', '#faf3e2'],
  wall: '#5d452a',
  wallTop: '#3a2813',
  shadow: 'rgb(74 52 20 / 20%)',
  fast: '#a9ddd0',
  slow: '#cda86c',
  fastRim: '#1f8f86',
  slowRim: '#83693f',
  time: 'rgb(93 60 23 / 13%)',
  lastTime: 'rgb(194 52 29 / 26%)',
  mark: 0.62,
  lantern: ['rgb(240 169 46 / 34%)', 'rgb(240 169 46 / 0%)'],
  gleam: ['rgb(255 190 40 / 80%)', 'rgb(255 190 40 / 0%)'],
  pointer: '#8a5a1c',
};

const DARK_HIGH: RushPalette = {
  ...DARK,
  rock: '#000000',
  floors: ['#000000', '#000000', '#000000'],
  grains: ['#000000', '#000000'],
  wall: '#ffffff',
  wallTop: '#ffffff',
  shadow: 'rgb(0 0 0 / 0%)',
  fast: '#003634',
  slow: '#2b1700',
  fastRim: '#7fe0d4',
  slowRim: '#ffb45e',
  time: 'rgb(255 255 255 / 20%)',
  lastTime: 'rgb(255 140 100 / 55%)',
  mark: 1,
};

const LIGHT_HIGH: RushPalette = {
  ...LIGHT,
  rock: '#ffffff',
  floors: ['#ffffff', '#ffffff', '#ffffff'],
  grains: ['#ffffff', '#ffffff'],
  wall: '#000000',
  wallTop: '#000000',
  shadow: 'rgb(0 0 0 / 0%)',
  fast: '#d5fff7',
  slow: '#ffe2ad',
  fastRim: '#00504a',
  slowRim: '#4a2a00',
  time: 'rgb(0 0 0 / 16%)',
  lastTime: 'rgb(190 30 0 / 45%)',
  mark: 1,
};

/** The colours for a theme; with high contrast walls are black or white, and patches have a clear rim. */
export function rushPalette(theme: ThemeName, highContrast: boolean): RushPalette {
  if (theme === 'dark') return highContrast ? DARK_HIGH : DARK;
  return highContrast ? LIGHT_HIGH : LIGHT;
}
