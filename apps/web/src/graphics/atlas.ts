import type { ThemeName } from '@warren/engine/draw';
import darkAtlas from '../generated/atlas-dark.png';
import lightAtlas from '../generated/atlas-light.png';
import { ATLAS_SIZE } from '../generated/sprites.js';

/** Where the pictures come from. */
export interface Atlas {
  readonly picture: CanvasImageSource;
  /** The same in white, for flashes. */
  readonly white: CanvasImageSource;
}

const ADDRESSES: Readonly<Record<ThemeName, string>> = { dark: darkAtlas, light: lightAtlas };

/** Fetches the atlas of a theme. */
export async function loadAtlas(theme: ThemeName): Promise<Atlas> {
  const picture = new Image();
  picture.src = ADDRESSES[theme];
  await picture.decode();
  return { picture, white: whiten(picture) };
}

function whiten(picture: HTMLImageElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = ATLAS_SIZE.width;
  canvas.height = ATLAS_SIZE.height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser has no 2D canvas');
  context.drawImage(picture, 0, 0);
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = '#fffaf0';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

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
      // Ignores stale loads; applies the last requested theme.
      if (wanted === theme) now = { atlas, palette: paletteOf(theme) };
    },
  };
}
