import { type DrawOptions, TEXT_STYLES, THEME_NAMES } from '@warren/engine';
import type { Args } from '../cli/args.js';
import type { Flag } from '../cli/flag.js';

export const STYLE_FLAG: Flag = {
  name: 'style',
  value: 'STYLE',
  about: `characters of text: ${TEXT_STYLES.join(', ')} (ascii)`,
};

/** The flags that say how a maze is drawn. */
export const DRAW_FLAGS: readonly Flag[] = [
  { name: 'solution', value: null, about: 'shows the way from the start to an exit' },
  { name: 'distances', value: null, about: 'svg, png: colours cells by their distance from the start' },
  STYLE_FLAG,
  { name: 'theme', value: 'THEME', about: `svg, png: ${THEME_NAMES.join(', ')} (dark)` },
  { name: 'cell-size', value: 'PX', about: 'svg, png: pixels from cell to cell (16, less for large mazes)' },
  { name: 'wall', value: 'PX', about: 'svg, png: thickness of walls in pixels (an eighth of the cell)' },
  { name: 'margin', value: 'PX', about: 'svg, png: frame around the maze in pixels (half a cell)' },
];

/** Reads the flags of drawing; the engine checks what sizes go together. */
export function readDrawOptions(args: Args): DrawOptions {
  const pixels = { min: 0, max: 100_000 };
  const style = args.choice('style', TEXT_STYLES) ?? 'ascii';
  const given = {
    theme: args.choice('theme', THEME_NAMES),
    cellSize: args.integer('cell-size', pixels),
    wall: args.integer('wall', pixels),
    margin: args.integer('margin', pixels),
  };
  const wanted = Object.entries(given).filter(([, value]) => value !== undefined);
  return { style, ...Object.fromEntries(wanted) };
}
