import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastify, { type FastifyInstance } from 'fastify';
import { addApi } from './api/add-api.js';
import { cacheBoards } from './api/boards/cache-boards.js';
import { openDailySeeds } from './api/daily/daily-seeds.js';
import { openRunDesk } from './api/runs/run-desk.js';
import { openRunChecker } from './checker/open-run-checker.js';
import type { RunChecker } from './checker/run-checker.js';
import type { Config } from './config/config.js';
import { defaultConfig } from './config/default-config.js';
import { describeConfig } from './config/describe-config.js';
import { openLimiter } from './limits/open-limiter.js';
import { addLife } from './operations/life.js';
import { type LogStream, loggerOptions } from './operations/logger.js';
import { addMetrics } from './operations/metrics.js';
import { addReadyz } from './operations/readyz.js';
import { requestIds } from './operations/request-ids.js';
import { addRequestLog } from './operations/request-log.js';
import { addSweeps } from './operations/sweeps.js';
import { loadMessagePage, type MessagePage } from './pages/message-page.js';
import { makePasswords } from './passwords/passwords.js';
import { answerClientError } from './routes/client-error.js';
import { addClientPages } from './routes/client-pages.js';
import { addErrors, answerError } from './routes/errors.js';
import { addHealthz } from './routes/healthz.js';
import { addLabyrinthLevel } from './routes/labyrinth-level.js';
import { addMazePicture } from './routes/maze-picture.js';
import { addNotFound } from './routes/not-found.js';
import { addOpenApi } from './routes/openapi.js';
import { addPlay } from './routes/play.js';
import { addReplay } from './routes/replay.js';
import { addWebApp } from './routes/web-app.js';
import { addSecurityHeaders } from './security.js';
import { makeSessions } from './sessions/sessions.js';
import { openStore } from './store/open-store.js';
import type { Store } from './store/store.js';
import { TIMEOUTS, type Timeouts } from './timeouts.js';

export interface ServerOptions {
  /** The folder of the built web app. That of this repository. */
  readonly webRoot?: string;
  /** Settings other than the defaults: this machine alone, everything in memory, no log. */
  readonly config?: Partial<Config>;
  /** What the server remembers. A new store at the database of the settings. Closed with the server. */
  readonly store?: Store;
  /** What plays runs again. A pool of threads as the settings say. Closed with the server. */
  readonly checker?: RunChecker;
  /** The clock, in milliseconds since 1970. That of the machine. */
  readonly now?: () => number;
  readonly timeouts?: Partial<Timeouts>;
  /** Where the log goes. Standard error. */
  readonly logStream?: LogStream;
}

const WEB_ROOT = fileURLToPath(new URL('../../web/dist', import.meta.url));
const MAX_URL_PARAMETER = 16_384;
/** How long a board may miss what another server on the same database has written; in memory there is none. */
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
  const checker =
    options.checker ?? openRunChecker({ ...config.checking, warn: (line) => app.log.warn(line) });
  const limiter = openLimiter({ config, now, warn: (line) => app.log.warn(line) });
  // The last to be added is the first to be closed.
  app.addHook('onClose', () => store.close());
  app.addHook('onClose', () => limiter.close());
  app.addHook('onClose', () => checker.close());

  const life = addLife(app, { graceMs: timeouts.stopMs });
  addSecurityHeaders(app, config);
  addErrors(app, page);
  addNotFound(app, page);
  if (config.log !== 'silent') addRequestLog(app, config.log);
  addMetrics(app, { store, checker });
  addHealthz(app);
  addReadyz(app, { life, store, checker });
  addOpenApi(app);
  addMazePicture(app, page, limiter);
  const sessions = makeSessions({ store, config, now });
  const passwords = makePasswords(config.passwords);
  const seeds = openDailySeeds(store);
  const desk = openRunDesk({ app, store, config, checker, now });
  addApi({ app, store, config, checker, desk, seeds, limiter, sessions, passwords, now });
  addSweeps(app, { store, config, now });
  if (existsSync(join(webRoot, 'index.html'))) await addPages(app, webRoot, page);
  return app;
}

function makeApp(config: Config, timeouts: Timeouts, page: MessagePage, stream?: LogStream): FastifyInstance {
  return fastify({
    ...loggerOptions(config.log, stream),
    genReqId: requestIds(),
    // So many last entries of X-Forwarded-For were written by proxies of ours.
    trustProxy: config.trustedHops > 0 && ((_address, hop) => hop < config.trustedHops),
    // Once what was under way is answered, stopping waits for nobody who just keeps a connection open.
    forceCloseConnections: true,
    // While stopping we answer for ourselves.
    return503OnClosing: false,
    requestTimeout: timeouts.requestMs,
    connectionTimeout: timeouts.idleMs,
    http: { headersTimeout: timeouts.headersMs, connectionsCheckingInterval: timeouts.checkMs },
    routerOptions: { maxParamLength: MAX_URL_PARAMETER },
    // What comes in is taken as it is: nothing is turned into another type, filled in or left out.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false } },
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => answerError(error, request, reply, page),
  });
}

async function addPages(app: FastifyInstance, webRoot: string, page: MessagePage): Promise<void> {
  await addWebApp(app, webRoot);
  addClientPages(app);
  addPlay(app, page);
  addLabyrinthLevel(app, page);
  addReplay(app, page);
}

async function openStoreOrThrow(config: Config): Promise<Store> {
  const store = await openStore(config);
  if (!store.ok) throw new Error(store.reason);
  return store.value;
}
