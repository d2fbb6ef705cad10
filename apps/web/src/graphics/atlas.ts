import type { ThemeName } from '@warren/engine/draw';
import darkAtlas from '../generated/atlas-dark.png';
import lightAtlas from '../generated/atlas-light.png';
import { ATLAS_SIZE } from '../generated/sprites.js';
import { makeCanvas } from './canvas.js';

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
  const { width, height } = ATLAS_SIZE;
  const context = makeCanvas(width, height);
  context.drawImage(picture, 0, 0);
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = '#fffaf0';
  context.fillRect(0, 0, width, height);
  return context.canvas;
}

/** What a stage paints with in a theme. */
export interface ThemeLook<Palette> {
  readonly atlas: Atlas;
  readonly palette: Palette;
}

/** The look of a stage that follows the theme. */
export function makeThemeLooks<Palette>(paletteOf: (theme: ThemeName) => Palette) {
  let wanted: ThemeName | null = null;
  const looks = {
    /** `null` until the first one is loaded. */
    now: null as ThemeLook<Palette> | null,
    async setTheme(theme: ThemeName): Promise<void> {
      wanted = theme;
      const atlas = await loadAtlas(theme);
      // Ignores stale loads; applies the last requested theme.
      if (wanted === theme) looks.now = { atlas, palette: paletteOf(theme) };
    },
  };
  return looks;
}
