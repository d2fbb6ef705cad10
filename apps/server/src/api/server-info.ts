import { readFileSync } from 'node:fs';
import { GAMES } from '@warren/games';
import { makeOpenApi, PROTOCOL_VERSION } from '@warren/protocol';
import type { FastifyInstance } from 'fastify';
import { answer, type Handlers } from './context.js';

const VERSION = readVersion();
const RULES = GAMES.map(({ id, title, rules }) => ({ id, title, rules }));

export const serverHandlers: Handlers<'hello'> = {
  // A literal with every field: spread from another object, each answer took twice the time.
  hello: async ({ now }) =>
    answer({ protocol: PROTOCOL_VERSION, version: VERSION, games: RULES, now: now() }),
};

/** `/api/openapi.json`: every call, described by the schemas that requests are checked by. */
export function addOpenApi(app: FastifyInstance): void {
  const document = JSON.stringify(makeOpenApi({ version: VERSION }));
  app.get('/api/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(document),
  );
}

function readVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return String(version);
}
