import type { FastifyInstance } from 'fastify';

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

/** Each page of the web app is the same file; the address tells the app what to show. */
export function addClientPages(app: FastifyInstance): void {
  for (const path of CLIENT_PAGES) app.get(path, (_request, reply) => reply.sendFile('index.html'));
}
