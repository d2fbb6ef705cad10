import { makeOpenApi } from '@warren/protocol';
import type { FastifyInstance } from 'fastify';
import { version } from '../lib/version.js';

/** `/api/openapi.json`: every call, described by the very schemas it is checked by. */
export function addOpenApi(app: FastifyInstance): void {
  const document = JSON.stringify(makeOpenApi({ version: version() }));
  app.get('/api/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(document),
  );
}
