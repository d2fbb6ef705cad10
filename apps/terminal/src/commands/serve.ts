import type { Command } from '../cli/command.js';
import { FileError } from '../cli/errors.js';

/** `warren serve`: the web app and its server. */
export const serveCommand: Command = {
  name: 'serve',
  summary: 'serves Warren in the browser',
  usage: ['serve [--port N] [--host H]'],
  operands: null,
  flags: [
    { name: 'port', value: 'N', about: '0 takes any free port (8080)' },
    { name: 'host', value: 'H', about: 'the address it listens on (localhost)' },
  ],
  examples: ['warren serve', 'warren serve --port 8080 --host 0.0.0.0'],
  async run(args) {
    // Loaded here, so that no other command waits for a web server to load.
    const { startServer } = await import('@warren/server');
    const port = args.integer('port', { min: 0, max: 65_535 });
    const host = args.text('host');
    const server = await startServer({
      ...(port === undefined ? {} : { port }),
      ...(host === undefined ? {} : { host }),
    });
    if (!server.ok) throw new FileError(server.reason);
    await server.value.closed;
    return 0;
  },
};
