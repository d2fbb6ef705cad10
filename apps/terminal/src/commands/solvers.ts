import { SOLVERS } from '@warren/engine/solvers';
import type { Command } from '../cli/command.js';
import { listing } from '../cli/text.js';

/** `warren solvers`: the ways of solving. */
export const command: Command = {
  name: 'solvers',
  usage: ['solvers [--json]'],
  operands: null,
  flags: [{ name: 'json', value: null, about: 'as JSON: [{id,title,traits,about}]' }],
  examples: ['warren solvers', 'warren solvers --json'],
  async run(args, io) {
    if (args.has('json')) {
      const rows = SOLVERS.map(({ id, title, traits, about }) => ({ id, title, traits, about }));
      await io.write(`${JSON.stringify(rows)}\n`);
    } else {
      await io.write(listing(SOLVERS));
    }
    return 0;
  },
};
