import { setTimeout as sleep } from 'node:timers/promises';
import { refuse } from '@warren/engine';
import fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '../config/config.js';
import { AWAY_RETRY_SECONDS, sendApiError } from '../http/errors.js';
import { type LogStream, loggerOptions } from '../http/logging.js';
import { addHealth } from '../operations/health.js';
import { type Opened, openStore, type StoreOptions } from '../store/open-store.js';
import type { Store } from '../store/store.js';

export interface WaitOptions {
  /** Whether SIGINT and SIGTERM end the wait. */
  readonly signals: boolean;
  readonly logStream?: LogStream;
}

const AGAIN_MS = 500;
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** What the settings say about the store. */
export function storeOptions({ database, databaseConnections, migrate }: Config): StoreOptions {
  return { database, connections: databaseConnections, migrate };
}

/**
 * Opens the store. A database that is away is waited for as long as the settings say; until then a server on the same
 * port says so. Any other trouble ends the wait at once.
 */
export async function waitForStore(config: Config, options: WaitOptions): Promise<Opened<Store>> {
  const first = await openStore(storeOptions(config));
  if (first.ok || !first.isAway || config.databaseWait === 0) return first;
  const stopped = new AbortController();
  const stop = () => stopped.abort();
  if (options.signals) for (const signal of SIGNALS) process.once(signal, stop);
  const app = makeWaitingServer(config, options.logStream);
  app.log.warn(`${first.reason}; waiting for it`);
  try {
    // If the port is taken, the server itself says so when the database is there.
    await app.listen({ host: config.host, port: config.port }).catch(() => {});
    return await openAgain(config, first, stopped.signal);
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
    await app.close();
  }
}

async function openAgain(config: Config, first: Opened<Store>, stopped: AbortSignal): Promise<Opened<Store>> {
  let last = first;
  for (const began = performance.now(); performance.now() - began < config.databaseWait * 1000; ) {
    await sleep(AGAIN_MS, undefined, { signal: stopped }).catch(() => {});
    if (stopped.aborted) return refuse('the server was stopped while it waited for its database');
    last = await openStore(storeOptions(config));
    if (last.ok || !last.isAway) return last;
  }
  return last;
}

/** Answers that the database is away, whatever is asked. */
function makeWaitingServer(config: Config, logStream?: LogStream): FastifyInstance {
  const app = fastify({ ...loggerOptions(config.log, logStream), forceCloseConnections: true });
  addHealth(app);
  app.get('/readyz', (_request, reply) =>
    reply.code(503).header('cache-control', 'no-store').send({ status: 'waiting for the database' }),
  );
  app.setNotFoundHandler((_request, reply) =>
    sendApiError(reply, { code: 'database-away', retryAfter: AWAY_RETRY_SECONDS }),
  );
  return app;
}
