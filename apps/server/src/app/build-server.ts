import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastify, { type FastifyInstance } from 'fastify';
import { addApi } from '../api/add-api.js';
import { openDailySeeds } from '../api/challenges.js';
import { openRunVerifier } from '../api/run-verifier.js';
import { makePasswords } from '../auth/passwords.js';
import { makeSessions } from '../auth/sessions.js';
import { type Config, describeConfig } from '../config/config.js';
import { defaultConfig } from '../config/read-config.js';
import { addErrors, answerClientError, answerError } from '../http/errors.js';
import { addRequestLog, type LogStream, loggerOptions } from '../http/logging.js';
import { loadMessagePage, type MessagePage } from '../http/messages.js';
import { addSecurityHeaders } from '../http/security-headers.js';
import { makeRequestIds } from '../lib/ids.js';
import { openRateLimiter } from '../limits/rate-limiter.js';
import { addCleanup } from '../operations/cleanup.js';
import { addHealth } from '../operations/health.js';
import { addLifecycle } from '../operations/lifecycle.js';
import { addMetrics } from '../operations/metrics.js';
import { addCheckedPages } from '../pages/checked-pages.js';
import { addMazePicture } from '../pages/maze-picture.js';
import { addWebApp } from '../pages/web-app.js';
import { cacheBoards } from '../store/board-cache.js';
import { openStore } from '../store/open-store.js';
import type { Store } from '../store/store.js';
import { openVerificationQueue, type VerificationQueue } from '../verification/verification-queue.js';

export interface ServerOptions {
  /** The folder of the built web app. That of this repository. */
  readonly webRoot?: string;
  /** Settings other than the defaults: this machine alone, everything in memory, no log. */
  readonly config?: Partial<Config>;
  /** A new store on the database of the settings. Closed with the server. */
  readonly store?: Store;
  /** A queue with as many threads as the settings say. Closed with the server. */
  readonly verification?: VerificationQueue;
  /** The clock, in milliseconds since 1970. That of the machine. */
  readonly now?: () => number;
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
}

const TIMEOUTS: Timeouts = {
  headersMs: 15_000,
  requestMs: 60_000,
  idleMs: 120_000,
  checkMs: 5_000,
  stopMs: 10_000,
};

const WEB_ROOT = fileURLToPath(new URL('../../../web/dist', import.meta.url));
const MAX_URL_PARAMETER = 16_384;
/** How old a board may be when another server on the same database has changed it. */
const SHARED_BOARD_MS = 1_000;

/** The server with all its routes, not yet listening. */
export async function buildServer(options: ServerOptions = {}): Promise<FastifyInstance> {
  const { webRoot = WEB_ROOT, now = Date.now } = options;
  const config = { ...defaultConfig(), ...options.config };
  const timeouts = { ...TIMEOUTS, ...options.timeouts };
  const page = loadMessagePage(webRoot);
  const app = makeApp(config, timeouts, page, options.logStream);
  app.log.info({ settings: describeConfig(config) }, 'starting');
  const store = cacheBoards(options.store ?? (await openStoreOrThrow(config)), {
    maxAgeMs: config.database === 'sqlite::memory:' ? Number.POSITIVE_INFINITY : SHARED_BOARD_MS,
    now,
  });
  const warn = (line: string) => app.log.warn(line);
  const verification = options.verification ?? openVerificationQueue({ ...config.checking, warn });
  const limiter = openRateLimiter({ config, now, warn });
  // The last hook runs first.
  app.addHook('onClose', () => store.close());
  app.addHook('onClose', () => limiter.close());
  app.addHook('onClose', () => verification.close());

  const lifecycle = addLifecycle(app, { graceMs: timeouts.stopMs });
  addSecurityHeaders(app, config);
  addErrors(app, page);
  if (config.log !== 'silent') addRequestLog(app, config.log);
  addMetrics(app, { store, verification });
  addHealth(app, { lifecycle, store, verification });
  addMazePicture(app, page, limiter);
  const sessions = makeSessions({ store, config, now });
  const passwords = makePasswords(config.passwords);
  const seeds = openDailySeeds(store);
  const verifier = openRunVerifier({ app, store, config, verification, now });
  addApi({ app, store, config, verification, verifier, seeds, limiter, sessions, passwords, now });
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
  const store = await openStore(config);
  if (!store.ok) throw new Error(store.reason);
  return store.value;
}
