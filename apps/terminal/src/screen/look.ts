import type { Palette } from './style.js';

/** How things are drawn on a terminal. */
export interface Look {
  readonly palette: Palette;
  /** Whether more than ASCII can be shown. */
  readonly unicode: boolean;
}

/** What the person asked for; what was left open follows from the environment. */
export interface LookWishes {
  readonly plain: boolean;
  readonly ascii: boolean;
}

/** Finds out what the terminal can do from what it says about itself. */
export function readLook(wishes: LookWishes, env: NodeJS.ProcessEnv, platform: NodeJS.Platform): Look {
  return {
    palette: wishes.plain ? 'plain' : paletteOf(env),
    unicode: !wishes.ascii && speaksUnicode(env, platform),
  };
}

function paletteOf({ NO_COLOR = '', TERM = '', COLORTERM = '' }: NodeJS.ProcessEnv): Palette {
  if (NO_COLOR !== '' || TERM === 'dumb') return 'plain';
  return /256|direct|kitty|ghostty|alacritty/.test(TERM) || COLORTERM !== '' ? 'rich' : 'basic';
}

function speaksUnicode(env: NodeJS.ProcessEnv, platform: NodeJS.Platform): boolean {
  if (env.TERM === 'dumb') return false;
  // The first of these that is set decides, empty ones count as not set.
  const locale = env.LC_ALL || env.LC_CTYPE || env.LANG || '';
  if (locale === '') return platform === 'win32' || platform === 'darwin';
  return /utf-?8/i.test(locale);
}
