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
