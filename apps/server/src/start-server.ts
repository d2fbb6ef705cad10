import type { AddressInfo } from 'node:net';
import { accept, type Result, refuse } from '@warren/engine';
import type { FastifyInstance } from 'fastify';
import { buildServer, type ServerOptions } from './server.js';
import { stopOnSignals } from './stop-on-signals.js';

export interface StartOptions extends ServerOptions {
  /** `localhost`: this machine only. `0.0.0.0` for everybody. */
  readonly host?: string;
  /** 8080. 0 takes any free one. */
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

const DEFAULT_PORT = 8080;
const MAX_PORT = 65_535;

/** Starts serving, or says in one line why that can't be. */
export async function startServer(options: StartOptions = {}): Promise<Result<RunningServer>> {
  const { host = 'localhost', port = DEFAULT_PORT, signals = true, print = console.log } = options;
  if (!Number.isInteger(port) || port < 0 || port > MAX_PORT) {
    return refuse(`the port must be a whole number from 0 to ${MAX_PORT}, not ${port}`);
  }
  const app = await buildServer(options);
  const closed = new Promise<void>((resolve) => app.addHook('onClose', async () => resolve()));
  try {
    await app.listen({ host, port });
  } catch (error) {
    await app.close();
    return refuse(whyNot(error as NodeJS.ErrnoException, host, port));
  }
  const running = describe(app, host, closed);
  if (signals) stopOnSignals(running);
  print(`Warren is open at ${running.address}`);
  return accept(running);
}

function describe(app: FastifyInstance, host: string, closed: Promise<void>): RunningServer {
  const { port } = app.server.address() as AddressInfo;
  // An address that means "every address of this machine" is nowhere to go to.
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return { address: `http://${name}:${port}`, port, close: () => app.close(), closed };
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
