import type { ThemeName } from '@warren/engine/draw';

/** The colours of the garden. Those of everything that stands in it come from the atlas. */
export interface HedgePalette {
  /** Beyond the maze: grass and its blades. */
  readonly beyond: readonly [string, string];
  /** Gravel: its usual colour, bright and dark grains. */
  readonly floor: readonly [string, string, string];
  /** Gravel in the shadow of a hedge. */
  readonly shadow: string;
  /** Leaves, from those in light to those in shade. */
  readonly leaves: readonly [string, string, string];
  /** The edge on which light falls, and the foot of a hedge. */
  readonly rim: string;
  readonly foot: string;
  /** A hedge so far away that it is a line. */
  readonly line: string;
  /** The way that is shown, and what it is drawn on. */
  readonly trail: string;
  readonly trailRim: string;
  /** The light around the player and around the crown, from its middle outwards. */
  readonly lantern: readonly [string, string];
  readonly gleam: readonly [string, string];
}

const DARK: HedgePalette = {
  beyond: ['#1c1a12', '#242216'],
  floor: ['#4a4034', '#554a3c', '#40362b'],
  shadow: '#322a21',
  leaves: ['#7b9a45', '#5f7d36', '#4a6530'],
  rim: '#a4c363',
  foot: '#263819',
  line: '#8fae52',
  trail: '#ffe7a0',
  trailRim: 'rgb(20 12 5 / 70%)',
  lantern: ['rgb(255 190 90 / 34%)', 'rgb(255 190 90 / 0%)'],
  gleam: ['rgb(255 214 110 / 55%)', 'rgb(255 200 90 / 0%)'],
};

const LIGHT: HedgePalette = {
  beyond: ['#d9d2a6', '#cfc896'],
  floor: ['#f1e8d0', '#f8f1de', '#e4d8b8'],
  shadow: '#dccfab',
  leaves: ['#86a350', '#6f8d42', '#5b7736'],
  rim: '#9db862',
  foot: '#3d5222',
  line: '#4f6b26',
  trail: '#c2571d',
  trailRim: 'rgb(255 248 228 / 80%)',
  lantern: ['rgb(240 169 46 / 32%)', 'rgb(240 169 46 / 0%)'],
  gleam: ['rgb(255 190 40 / 70%)', 'rgb(255 190 40 / 0%)'],
};

/** The same with hedges in one colour on ground in another. */
function clear(palette: HedgePalette, ground: string, hedge: string): HedgePalette {
  return {
    ...palette,
    beyond: [ground, ground],
    floor: [ground, ground, ground],
    shadow: ground,
    leaves: [hedge, hedge, hedge],
    rim: hedge,
    foot: hedge,
    line: hedge,
  };
}

const DARK_HIGH = clear(DARK, '#000000', '#ffffff');
const LIGHT_HIGH = { ...clear(LIGHT, '#ffffff', '#000000'), trail: '#a02c00' };

/** The colours for a theme; with high contrast hedges are black or white. */
export function hedgePalette(theme: ThemeName, highContrast: boolean): HedgePalette {
  if (theme === 'dark') return highContrast ? DARK_HIGH : DARK;
  return highContrast ? LIGHT_HIGH : LIGHT;
}

/** A colour written as `#rrggbb` as the four bytes of a pixel, the lowest first. */
export function pixelOf(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;
}
