import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Vite puts a hash of the contents into these names, so a file of a given name never changes. */
const HASHED = `${sep}assets${sep}`;
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache';

/** The paths of all pages of the web app. Its build writes this file from its route table. */
const ROUTES = 'routes.json';

/**
 * Adds the files of the built web app, and its pages, which are all the same file. Pages that have a route already
 * keep it.
 */
export async function addWebApp(app: FastifyInstance, webRoot: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: webRoot,
    index: false,
    // Only existing files get a route, so that other routes can answer the rest.
    wildcard: false,
    globIgnore: ['**/message.html', ROUTES, '**/*.gz', '**/*.br'],
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      reply.header('cache-control', path.includes(HASHED) ? FOR_EVER : ASK_EACH_TIME);
    },
  });
  for (const path of readRoutes(webRoot)) {
    const url = path.replace(/\*$/, ':word');
    if (!app.hasRoute({ method: 'GET', url }))
      app.get(url, (_request, reply) => reply.sendFile('index.html'));
  }
}

/** Paths such as `/boards`, and `/boards/*` for one with a word at its end. */
function readRoutes(webRoot: string): readonly string[] {
  return JSON.parse(readFileSync(join(webRoot, ROUTES), 'utf8'));
}
