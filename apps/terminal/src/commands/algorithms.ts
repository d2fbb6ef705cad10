import type { OptionSpec } from '@warren/engine';
import { GENERATORS } from '@warren/engine/generators';
import type { Command } from '../cli/command.js';
import { listing } from '../cli/text.js';

/** `warren algorithms`: what can be made. */
export const command: Command = {
  name: 'algorithms',
  usage: ['algorithms [--json]'],
  operands: null,
  flags: [{ name: 'json', value: null, about: 'as JSON: [{id,title,traits,about,grids,masks,options}]' }],
  examples: ['warren algorithms', 'warren algorithms --json'],
  async run(args, io) {
    if (args.has('json')) {
      const rows = GENERATORS.map(({ id, title, traits, about, grids, masks, options }) => ({
        id,
        title,
        traits,
        about,
        grids,
        masks,
        options: options.map(plainOption),
      }));
      await io.write(`${JSON.stringify(rows)}\n`);
      return 0;
    }
    await io.write(
      listing(GENERATORS.map(({ id, about, options }) => ({ id, about: about + optionHint(options) }))),
    );
    return 0;
  },
};

function optionHint(options: readonly OptionSpec[]): string {
  return options.length === 0 ? '' : ` Options: ${options.map((option) => option.name).join(', ')}.`;
}

/** An option without its functions. */
function plainOption(option: OptionSpec): object {
  if (option.type !== 'text') return option;
  const { name, about, type } = option;
  return { name, about, type, default: option.default };
}
