import { SETTINGS } from '@warren/server/settings';
import { orUsage } from '../cli/args.js';
import type { Command } from '../cli/command.js';
import { orFile } from '../cli/files.js';

/** `warren serve`: the web app and its server. */
export const command: Command = {
  name: 'serve',
  usage: ['serve [--port N] [--host H] [--data DIR] [--database URL] [--redis URL]'],
  operands: null,
  flags: Object.fromEntries(SETTINGS.map(({ flag, value, about }) => [`${flag} ${value}`, about])),
  notes: [
    'Limits are A/B/S: A times an account and B times an address in S seconds.',
    'Each flag can stand in the environment as well: WARREN_PORT for --port, WARREN_PUBLIC_URL for --public-url.',
  ],
  examples: [
    'warren serve',
    'warren serve --port 8080 --host 0.0.0.0',
    'warren serve --database postgres://warren@localhost/warren --public-url https://example.org --trusted-hops 1',
  ],
  async run(args, io) {
    // Loaded here, so that no other command waits for a web server to load.
    const { readConfig, startServer } = await import('@warren/server');
    const flags = Object.fromEntries(SETTINGS.map(({ flag }) => [flag, args.text(flag)]));
    const config = orUsage(readConfig({ flags, environment: io.env }));
    await orFile(await startServer({ config })).closed;
    return 0;
  },
};
