import { GAMES } from '@warren/games';
import type { Command } from '../cli/command.js';
import { listing } from '../cli/text.js';

/** `warren games`: what can be played. */
export const command: Command = {
  name: 'games',
  usage: ['games [--json]'],
  operands: null,
  flags: [{ name: 'json', value: null, about: 'as JSON: [{id,title,about,traits,rules,actions}]' }],
  examples: ['warren games', 'warren games --json'],
  async run(args, io) {
    const rows = GAMES.map(({ id, title, about, traits, rules, actions }) => {
      return { id, title, about, traits, rules, actions };
    });
    await io.write(args.has('json') ? `${JSON.stringify(rows)}\n` : listing(rows));
    return 0;
  },
};
