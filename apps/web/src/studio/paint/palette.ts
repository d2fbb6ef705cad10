import { THEMES, type ThemeName } from '@warren/engine/draw';

/** The colours of the page's maze: those of all Warren's pictures, and what only moving light needs. */
export type Palette = typeof DARK;

const DARK = {
  theme: THEMES.dark,
  /** Grains in rock that is not carved yet. */
  grains: ['#1b1510', '#110d0a', '#211912'],
  /** What a wall throws on the floor below it. */
  shadow: '#17110c',
  rampShadow: 'rgba(0, 0, 0, 0.24)',
  /** The upper edge of a wall, where light falls on it. */
  wallTop: '#c4a984',
  /** Red, green, blue and opacity of the veil over the maze. */
  light: {
    /** In the lantern's heart. */
    near: 'rgba(255, 196, 92, 0.34)',
    /** Where its light ends. */
    edge: 'rgba(92, 52, 18, 0.3)',
    /** Beyond. */
    far: 'rgba(14, 9, 5, 0.66)',
    /** Of a cell that has just been carved. */
    ember: 'rgba(255, 160, 60, 0.5)',
    /** Over a finished maze, away from its lamps. */
    dusk: 'rgba(14, 9, 5, 0.4)',
    /** Around the start and around an exit. */
    start: 'rgba(255, 184, 80, 0.3)',
    exit: 'rgba(114, 201, 174, 0.22)',
  },
};

const LIGHT: Palette = {
  theme: THEMES.light,
  grains: ['#e9dcbf', '#f2e8d1', '#e4d6b5'],
  shadow: '#ebdfc3',
  rampShadow: 'rgba(0, 0, 0, 0.2)',
  wallTop: '#5a4633',
  light: {
    near: 'rgba(255, 190, 60, 0.42)',
    edge: 'rgba(214, 160, 70, 0.16)',
    far: 'rgba(150, 116, 66, 0.3)',
    ember: 'rgba(240, 172, 50, 0.45)',
    dusk: 'rgba(150, 112, 60, 0.14)',
    start: 'rgba(255, 190, 70, 0.34)',
    exit: 'rgba(70, 160, 140, 0.18)',
  },
};

export function paletteOf(theme: ThemeName): Palette {
  return theme === 'dark' ? DARK : LIGHT;
}
