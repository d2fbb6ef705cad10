import { sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Vite puts a hash of the contents into these names, so what lies behind a name never changes. */
const HASHED = `${sep}assets${sep}`;
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache';

/** The files of the built web app. */
export async function addWebApp(app: FastifyInstance, webRoot: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: webRoot,
    index: false,
    // Only the files that are there get a route; everything else is for other routes to answer.
    wildcard: false,
    globIgnore: ['**/message.html', '**/*.gz', '**/*.br'],
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      reply.header('cache-control', path.includes(HASHED) ? FOR_EVER : ASK_EACH_TIME);
    },
  });
}
