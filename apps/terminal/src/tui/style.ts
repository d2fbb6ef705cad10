/** The colours of a terminal: none, the common sixteen, or 256. */
export type Palette = 'plain' | 'basic' | 'rich';

/**
 * Each style in sixteen colours and in 256, as parameters of its escape sequence. No information is in the colour
 * alone: on a terminal without colours all styles look the same.
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

/** What a character on the screen means; its look depends on the terminal. */
export type StyleName = keyof typeof STYLES;

/** The escape sequence that sets a style and resets the one before. */
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

/** The look that the user asked for; the rest follows from the environment. */
export function readLook(
  { plain, ascii }: { readonly plain: boolean; readonly ascii: boolean },
  env: NodeJS.ProcessEnv,
  platform: NodeJS.Platform,
): Look {
  return { palette: plain ? 'plain' : paletteOf(env), unicode: !ascii && speaksUnicode(env, platform) };
}

function paletteOf({ NO_COLOR = '', TERM = '', COLORTERM = '' }: NodeJS.ProcessEnv): Palette {
  if (NO_COLOR !== '' || TERM === 'dumb') return 'plain';
  return /256|direct|kitty|ghostty|alacritty/.test(TERM) || COLORTERM !== '' ? 'rich' : 'basic';
}

function speaksUnicode(env: NodeJS.ProcessEnv, platform: NodeJS.Platform): boolean {
  if (env.TERM === 'dumb') return false;
  // The first variable that is set decides; an empty one counts as not set.
  const locale = env.LC_ALL || env.LC_CTYPE || env.LANG || '';
  if (locale === '') return platform === 'win32' || platform === 'darwin';
  return /utf-?8/i.test(locale);
}
