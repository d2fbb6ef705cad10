import type { OptionSpec } from '@warren/engine';
import { GENERATORS } from '@warren/engine/generators';
import { listCommand } from '../cli/command.js';

const ROWS = GENERATORS.map(({ id, title, traits, about, grids, masks, options }) => {
  return { id, title, traits, about, grids, masks, options: options.map(plainOption) };
});

/** `warren algorithms`: what can be made. */
export const command = listCommand('algorithms', ROWS, ({ about, options }) =>
  options.length === 0 ? about : `${about} Options: ${options.map(({ name }) => name).join(', ')}.`,
);

/** An option without its functions. */
function plainOption(option: OptionSpec) {
  if (option.type !== 'text') return option;
  const { name, about, type, default: usual } = option;
  return { name, about, type, default: usual };
}
