import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { accept, type Result, refuse } from '@warren/engine';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config/config.js';
import { defaultConfig } from './config/default-config.js';
import { buildServer, type ServerOptions } from './server.js';
import { stopOnSignals } from './stop-on-signals.js';
import { openStore } from './store/open-store.js';

export interface StartOptions extends ServerOptions {
  /** Instead of those of the settings. */
  readonly host?: string;
  readonly port?: number;
  /** Whether SIGINT and SIGTERM stop the server. Yes. */
  readonly signals?: boolean;
  /** Told in one line where the server is. Standard output. */
  readonly print?: (line: string) => void;
}

export interface RunningServer {
  /** Where people reach it, such as `http://localhost:8080`. */
  readonly address: string;
  readonly port: number;
  /** Answers what is under way, then stops. */
  close(): Promise<void>;
  /** Fulfilled once the server has stopped, for whatever reason. */
  readonly closed: Promise<void>;
}

const MAX_PORT = 65_535;

/** Starts serving, or says in one line why that can't be. */
export async function startServer(options: StartOptions = {}): Promise<Result<RunningServer>> {
  const { signals = true, print = console.log } = options;
  const settings = { ...defaultConfig(), ...options.config };
  const { host = settings.host, port = settings.port } = options;
  if (!Number.isInteger(port) || port < 0 || port > MAX_PORT) {
    return refuse(`the port must be a whole number from 0 to ${MAX_PORT}, not ${port}`);
  }
  const config: Config = { ...settings, host, port };
  const made = makeFolder(config);
  if (!made.ok) return made;
  const store = options.store === undefined ? await openStore(config) : accept(options.store);
  if (!store.ok) return store;
  const app = await buildServer({ ...options, config, store: store.value });
  try {
    await app.listen({ host, port, listenTextResolver: (address) => `listening at ${address}` });
  } catch (error) {
    await app.close();
    return refuse(whyNot(error as NodeJS.ErrnoException, host, port));
  }
  const running = describe(app, host);
  if (signals) stopOnSignals(running);
  print(`Warren is open at ${running.address}`);
  return accept(running);
}

/** The folder of the embedded database, which nobody has to make. */
function makeFolder({ database }: Config): Result<null> {
  const [, file] = /^sqlite:(?!:memory:)(.+)$/.exec(database) ?? [];
  if (file === undefined) return accept(null);
  try {
    mkdirSync(dirname(file), { recursive: true });
    return accept(null);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return refuse(
      `the folder ${dirname(file)} cannot be made (${code ?? message}); choose another with --data`,
    );
  }
}

function describe(app: FastifyInstance, host: string): RunningServer {
  let tellClosed: () => void = () => {};
  const closed = new Promise<void>((resolve) => {
    tellClosed = resolve;
  });
  const { port } = app.server.address() as AddressInfo;
  // An address that means "every address of this machine" is nowhere to go to.
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return {
    address: `http://${name}:${port}`,
    port,
    async close() {
      await app.close();
      tellClosed();
    },
    closed,
  };
}

function whyNot(error: NodeJS.ErrnoException, host: string, port: number): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `port ${port} is in use; stop what uses it, or choose another with --port`;
    case 'EACCES':
      return `port ${port} is reserved for the system; choose one above 1023 with --port`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EADDRNOTAVAIL':
      return `this machine has no address "${host}"; try --host localhost`;
    default:
      return `the server cannot listen on ${host}:${port} (${error.code ?? error.message})`;
  }
}
