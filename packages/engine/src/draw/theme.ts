import { accept, type Result, refuse } from '../result.js';
import { nearest } from '../text/nearest.js';
import { type Colour, isColour } from './colour.js';

/** The colours of a drawing. */
export interface Theme {
  /** Around the maze, and where a mask leaves cells out. */
  readonly ground: Colour;
  readonly floor: Colour;
  readonly wall: Colour;
  /** The mouth of a passage that goes beneath another. */
  readonly shadow: Colour;
  /** The solution. */
  readonly trail: Colour;
  readonly start: Colour;
  readonly exit: Colour;
  /** Walls between cells coloured by distance: they must stand out from the whole ramp. */
  readonly rampWall: Colour;
  /** The solution on cells coloured by distance. */
  readonly rampTrail: Colour;
}

/** Lantern light underground: umber and charcoal, sandstone walls, one warm gold. */
const DARK: Theme = {
  ground: '#15100c',
  floor: '#241c16',
  wall: '#a98f6d',
  shadow: '#0f0b08',
  trail: '#ffb84a',
  start: '#ffd27a',
  exit: '#72c9ae',
  rampWall: '#120d0a',
  rampTrail: '#ffffff',
};

/** Parchment and ink, with the red and the verdigris of old manuscripts. */
const LIGHT: Theme = {
  ground: '#efe4cb',
  floor: '#fbf5e6',
  wall: '#3a2c20',
  shadow: '#cdbb97',
  trail: '#c2401f',
  start: '#c2401f',
  exit: '#23776a',
  rampWall: '#1a120c',
  rampTrail: '#ffffff',
};

export const THEMES = { dark: DARK, light: LIGHT } as const;
export type ThemeName = keyof typeof THEMES;
export const THEME_NAMES = ['dark', 'light'] as const satisfies readonly ThemeName[];

/** A theme by name, or one of the caller's own, checked: its colours end up in SVG text. */
export function readTheme(theme: ThemeName | Theme): Result<Theme> {
  if (typeof theme === 'string') {
    if (THEME_NAMES.includes(theme)) return accept(THEMES[theme]);
    return refuse(`there is no theme "${theme}"; ${nearest(theme, THEME_NAMES)}`);
  }
  for (const name of Object.keys(DARK) as (keyof Theme)[]) {
    if (!isColour(theme[name])) return refuse(`the theme's ${name} must be a colour like #a98f6d`);
  }
  return accept(theme);
}
