import { sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Vite puts a hash of the contents into these names, so a file of a given name never changes. */
const HASHED = `${sep}assets${sep}`;
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache';

/** The pages the web app draws by itself; it knows from the address which. */
const CLIENT_PAGES = [
  '/',
  '/studio',
  '/lost-cause',
  '/treasure-rush',
  '/treasure-rush/scores',
  '/treasure-rush/how-to-play',
  '/labyrinth',
  '/labyrinth/levels',
  '/labyrinth/leaderboard',
  '/labyrinth/options',
  '/labyrinth/how-to-play',
  '/cave',
  '/classic',
  '/classic/players',
  '/classic/mazes',
  '/classic/levels/:kind',
  '/classic/custom',
  '/classic/play/custom',
  '/classic/play/:level',
  '/classic/how-to-play',
  '/cave/expedition',
  '/cave/how-to-play',
  '/gamecomplete',
  '/replay',
  '/boards',
  '/boards/:board',
  '/ranked/:board',
  '/daily',
  '/daily/:game',
  '/account',
  '/settings',
  '/how-to-play',
] as const;

/** Adds the files of the built web app, and its pages, which are all the same file. */
export async function addWebApp(app: FastifyInstance, webRoot: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: webRoot,
    index: false,
    // Only existing files get a route, so that other routes can answer the rest.
    wildcard: false,
    globIgnore: ['**/message.html', '**/*.gz', '**/*.br'],
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      reply.header('cache-control', path.includes(HASHED) ? FOR_EVER : ASK_EACH_TIME);
    },
  });
  for (const path of CLIENT_PAGES) app.get(path, (_request, reply) => reply.sendFile('index.html'));
}
