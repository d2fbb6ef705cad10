/** How much of colours a terminal shows: none, the sixteen every one has, or a palette of 256. */
export type Palette = 'plain' | 'basic' | 'rich';

/**
 * What each style is in sixteen colours and in 256, as parameters of the escape sequence that sets it. Nothing is
 * told by colour alone: where there are none, every style is the same.
 */
const STYLES = {
  plain: ['', ''],
  quiet: ['90', '38;5;244'],
  strong: ['1', '1;38;5;230'],
  title: ['1;33', '1;38;5;179'],
  chosen: ['7', '1;38;5;234;48;5;179'],
  rock: ['33', '38;5;240'],
  wall: ['33', '38;5;137'],
  floor: ['90', '38;5;238'],
  light: ['33', '38;5;136'],
  player: ['1;97', '1;38;5;231'],
  foe: ['1;31', '1;38;5;203'],
  beast: ['1;32', '1;38;5;113'],
  treasure: ['1;33', '1;38;5;221'],
  thing: ['1;36', '1;38;5;117'],
  lock: ['1;35', '1;38;5;176'],
  slow: ['34', '38;5;67'],
  fast: ['36', '38;5;79'],
  good: ['32', '38;5;114'],
  bad: ['1;31', '1;38;5;203'],
} as const;

/** What something on the screen is; how it looks follows from the terminal. */
export type StyleName = keyof typeof STYLES;

/** What has to be written so that the following characters have a style, whatever was before. */
export function styleCode(style: StyleName, palette: Palette): string {
  if (palette === 'plain') return '';
  const parameters = STYLES[style][palette === 'basic' ? 0 : 1];
  return parameters === '' ? '\u001b[0m' : `\u001b[0;${parameters}m`;
}

/** How things are drawn on a terminal. */
export interface Look {
  readonly palette: Palette;
  /** Whether more than ASCII can be shown. */
  readonly unicode: boolean;
}

/** What the person asked for; what was left open follows from the environment. */
export interface LookOptions {
  readonly plain: boolean;
  readonly ascii: boolean;
}

/** Finds out what the terminal can do from what it says about itself. */
export function readLook(options: LookOptions, env: NodeJS.ProcessEnv, platform: NodeJS.Platform): Look {
  return {
    palette: options.plain ? 'plain' : paletteOf(env),
    unicode: !options.ascii && speaksUnicode(env, platform),
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
