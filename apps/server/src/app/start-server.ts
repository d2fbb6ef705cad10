import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { accept, type Result, refuse } from '@warren/engine';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.js';
import { defaultConfig } from '../config/read-config.js';
import { buildServer, type ServerOptions } from './build-server.js';
import { waitForStore } from './wait-for-store.js';

export interface StartOptions extends ServerOptions {
  /** Instead of host and port of the settings. */
  readonly host?: string;
  readonly port?: number;
  /** Whether SIGINT and SIGTERM stop the server. Yes. */
  readonly signals?: boolean;
  /** Prints one line with the address of the server. Standard output. */
  readonly print?: (line: string) => void;
}

export interface RunningServer {
  /** Such as `http://localhost:8080`. */
  readonly address: string;
  readonly port: number;
  /** Answers the requests under way, then stops. */
  close(): Promise<void>;
  /** Fulfilled when the server has stopped. */
  readonly closed: Promise<void>;
}

const MAX_PORT = 65_535;

/** Starts a server, or says in one line why that failed. */
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
  const store =
    options.store === undefined ? await waitForStore(config, { ...options, signals }) : accept(options.store);
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

/** Creates the folder of the embedded database. */
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
  let reportClosed: () => void = () => {};
  const closed = new Promise<void>((resolve) => {
    reportClosed = resolve;
  });
  const { port } = app.server.address() as AddressInfo;
  // These two mean every address of this machine; a browser needs a name.
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return {
    address: `http://${name}:${port}`,
    port,
    async close() {
      await app.close();
      reportClosed();
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

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Stops a server on a signal. A second signal ends the process at once. */
function stopOnSignals(server: Pick<RunningServer, 'close' | 'closed'>): void {
  const stop = () => {
    removeHandlers();
    void server.close();
  };
  const removeHandlers = () => {
    for (const signal of SIGNALS) process.off(signal, stop);
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  void server.closed.then(removeHandlers);
}
