import type { FastifyInstance } from 'fastify';

/** `/healthz`: whether this process answers at all. */
export function addHealthz(app: FastifyInstance): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
}
