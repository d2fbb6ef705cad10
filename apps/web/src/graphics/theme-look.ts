import type { ThemeName } from '@warren/engine/draw';
import { type Atlas, loadAtlas } from './atlas.js';

/** What a stage paints with in a theme. */
export interface ThemeLook<Palette> {
  readonly atlas: Atlas;
  readonly palette: Palette;
}

/** The look of a stage that follows the theme. */
export interface ThemeLooks<Palette> {
  /** `null` until the first one is loaded. */
  readonly now: ThemeLook<Palette> | null;
  setTheme(theme: ThemeName): Promise<void>;
}

export function makeThemeLooks<Palette>(paletteOf: (theme: ThemeName) => Palette): ThemeLooks<Palette> {
  let now: ThemeLook<Palette> | null = null;
  let wanted: ThemeName | null = null;
  return {
    get now() {
      return now;
    },
    async setTheme(theme) {
      wanted = theme;
      const atlas = await loadAtlas(theme);
      // Who changes their mind meanwhile gets what they wanted last.
      if (wanted === theme) now = { atlas, palette: paletteOf(theme) };
    },
  };
}
