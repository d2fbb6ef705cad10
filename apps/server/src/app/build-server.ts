import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastify, { type FastifyInstance } from 'fastify';
import { addApi } from '../api/add-api.js';
import { makeAddressBuckets } from '../api/address-buckets.js';
import { openDailySeeds } from '../api/challenges.js';
import { openRunVerifier } from '../api/run-verifier.js';
import { makePasswords } from '../auth/passwords.js';
import { makeSessions } from '../auth/sessions.js';
import { type Config, describeConfig } from '../config/config.js';
import { defaultConfig } from '../config/read-config.js';
import { addErrors, answerClientError, answerError } from '../http/errors.js';
import { addHostCheck } from '../http/host-check.js';
import { addRequestLog, type LogStream, loggerOptions } from '../http/logging.js';
import { loadMessagePage, type MessagePage } from '../http/messages.js';
import { addSecurityHeaders } from '../http/security-headers.js';
import { makeRequestIds } from '../lib/ids.js';
import { openRateLimiter } from '../limits/rate-limiter.js';
import { addOperations } from '../operations/admin.js';
import { addCleanup } from '../operations/cleanup.js';
import { type FreeBytes, watchDiskSpace } from '../operations/disk-space.js';
import { addHealth } from '../operations/health.js';
import { addLifecycle } from '../operations/lifecycle.js';
import { makeServerCounters } from '../operations/server-counters.js';
import { addCheckedPages } from '../pages/checked-pages.js';
import { addMazePicture } from '../pages/maze-picture.js';
import { addWebApp } from '../pages/web-app.js';
import { cacheBoards } from '../store/board-cache.js';
import { openStore } from '../store/open-store.js';
import type { Store } from '../store/store.js';
import { openWorkers, type Workers } from '../workers/workers.js';
import { storeOptions } from './wait-for-store.js';

export interface ServerOptions {
  /** The folder of the built web app. That of this repository. */
  readonly webRoot?: string;
  /** Settings other than the defaults: this machine alone, everything in memory, no log. */
  readonly config?: Partial<Config>;
  /** A new store on the database of the settings. Closed with the server. */
  readonly store?: Store;
  /** As many threads as the settings say. Closed with the server. */
  readonly workers?: Workers;
  /** The clock, in milliseconds since 1970. That of the store. */
  readonly now?: () => number;
  /** A clock that is never set, in milliseconds. That of the process. */
  readonly monotonic?: () => number;
  /** How much room the disk of the embedded database has. What the system says. */
  readonly freeBytes?: FreeBytes;
  readonly timeouts?: Partial<Timeouts>;
  /** Where the log goes. Standard error. */
  readonly logStream?: LogStream;
}

/** How long the server waits, in milliseconds. */
export interface Timeouts {
  /** For all headers of a request. */
  readonly headersMs: number;
  /** For a whole request. */
  readonly requestMs: number;
  /** For the client to read or send anything at all: an answer that is not read stays in our memory. */
  readonly idleMs: number;
  /** How often the first two are checked. */
  readonly checkMs: number;
  /** For requests under way when the server stops. */
  readonly stopMs: number;
  /** Between two looks for runs that wait to be checked. */
  readonly sweepMs: number;
}

const TIMEOUTS: Timeouts = {
  headersMs: 15_000,
  requestMs: 60_000,
  idleMs: 120_000,
  checkMs: 5_000,
  stopMs: 10_000,
  sweepMs: 2_000,
};

const WEB_ROOT = fileURLToPath(new URL('../../../web/dist', import.meta.url));
const MAX_URL_PARAMETER = 16_384;
/** How old a board may be when another server on the same database has changed it. */
const SHARED_BOARD_MS = 1_000;

/** The server with all its routes, not yet listening. */
export async function buildServer(options: ServerOptions = {}): Promise<FastifyInstance> {
  const { webRoot = WEB_ROOT, monotonic = () => performance.now() } = options;
  const config = { ...defaultConfig(), ...options.config };
  const timeouts = { ...TIMEOUTS, ...options.timeouts };
  const page = loadMessagePage(webRoot);
  const app = makeApp(config, timeouts, page, options.logStream);
  app.log.info({ settings: describeConfig(config) }, 'starting');
  const opened = options.store ?? (await openStoreOrThrow(config));
  const { now = opened.now } = options;
  const store = cacheBoards(opened, {
    maxAgeMs: config.database === 'sqlite::memory:' ? Number.POSITIVE_INFINITY : SHARED_BOARD_MS,
    now,
  });
  const warn = (line: string) => app.log.warn(line);
  const workers = options.workers ?? openWorkers({ ...config.checking, warn });
  const limiter = openRateLimiter({ config, monotonic, warn });
  // The last hook runs first.
  app.addHook('onClose', () => store.close());
  app.addHook('onClose', () => limiter.close());
  app.addHook('onClose', () => workers.close());

  const lifecycle = addLifecycle(app, { graceMs: timeouts.stopMs });
  addSecurityHeaders(app, config);
  addHostCheck(app, config);
  addErrors(app, page);
  if (config.log !== 'silent') addRequestLog(app, config.log);
  addHealth(app);
  const disk = await watchDiskSpace(app, config, options.freeBytes);
  const counters = makeServerCounters();
  await addOperations(app, config, { lifecycle, store, disk, limiter, counters, now });
  addMazePicture(app, { page, limiter, workers });
  const sessions = makeSessions({ store, config, now });
  const passwords = makePasswords(config.passwords);
  const seeds = openDailySeeds(store);
  const verifier = openRunVerifier({ app, store, config, workers, counters, now, sweepMs: timeouts.sweepMs });
  const addressBucket = makeAddressBuckets(store);
  addApi({
    app,
    store,
    config,
    workers,
    verifier,
    addressBucket,
    seeds,
    limiter,
    sessions,
    passwords,
    disk,
    now,
  });
  addCleanup(app, { store, config, now });
  if (existsSync(join(webRoot, 'index.html'))) {
    addCheckedPages(app, page);
    await addWebApp(app, webRoot);
  }
  return app;
}

function makeApp(config: Config, timeouts: Timeouts, page: MessagePage, stream?: LogStream): FastifyInstance {
  return fastify({
    ...loggerOptions(config.log, stream),
    genReqId: makeRequestIds(),
    // Our own proxies wrote so many last entries of X-Forwarded-For.
    trustProxy: config.trustedHops > 0 && ((_address, hop) => hop < config.trustedHops),
    // After the last answer, the server does not wait for idle connections.
    forceCloseConnections: true,
    // The lifecycle answers while the server stops.
    return503OnClosing: false,
    requestTimeout: timeouts.requestMs,
    connectionTimeout: timeouts.idleMs,
    http: { headersTimeout: timeouts.headersMs, connectionsCheckingInterval: timeouts.checkMs },
    routerOptions: { maxParamLength: MAX_URL_PARAMETER },
    // Requests are taken as they are: no value is converted, filled in or left out.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false } },
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => answerError(error, request, reply, page),
  });
}

async function openStoreOrThrow(config: Config): Promise<Store> {
  const store = await openStore(storeOptions(config));
  if (!store.ok) throw new Error(store.reason);
  return store.value;
}
