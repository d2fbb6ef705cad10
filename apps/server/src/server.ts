import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastify, { type FastifyInstance } from 'fastify';
import { loadMessagePage } from './pages/message-page.js';
import { addClientPages } from './routes/client-pages.js';
import { addErrors, answerError } from './routes/errors.js';
import { addHealthz } from './routes/healthz.js';
import { addMazePicture } from './routes/maze-picture.js';
import { addNotFound } from './routes/not-found.js';
import { addPlay } from './routes/play.js';
import { addWebApp } from './routes/web-app.js';
import { addSecurityHeaders } from './security.js';

export interface ServerOptions {
  /** The folder of the built web app. That of this repository. */
  readonly webRoot?: string;
  /** Whether requests are logged, as JSON lines on standard output. No. */
  readonly log?: boolean;
}

const WEB_ROOT = fileURLToPath(new URL('../../web/dist', import.meta.url));
const MAX_URL_PARAMETER = 16_384;

/** The server with all its routes, not yet listening. */
export async function buildServer({
  webRoot = WEB_ROOT,
  log = false,
}: ServerOptions = {}): Promise<FastifyInstance> {
  const page = loadMessagePage(webRoot);
  const app = fastify({
    logger: log,
    // Stopping must not wait for browsers that keep their connection open.
    forceCloseConnections: true,
    routerOptions: { maxParamLength: MAX_URL_PARAMETER },
    frameworkErrors: (error, request, reply) => answerError(error, request, reply, page),
  });
  await addSecurityHeaders(app);
  addErrors(app, page);
  addNotFound(app, page);
  addHealthz(app);
  addMazePicture(app, page);
  if (existsSync(join(webRoot, 'index.html'))) {
    await addWebApp(app, webRoot);
    addClientPages(app);
    addPlay(app, page);
  }
  return app;
}
