import type { FastifyInstance } from 'fastify';
import { withTimeout } from '../lib/event-loop.js';
import type { Store } from '../store/store.js';
import type { VerificationQueue } from '../verification/verification-queue.js';
import type { Lifecycle } from './lifecycle.js';

const PATIENCE_MS = 2_000;

interface Parts {
  readonly lifecycle: Lifecycle;
  readonly store: Pick<Store, 'ready'>;
  readonly verification: Pick<VerificationQueue, 'running' | 'waiting'>;
}

/** `/healthz`: the process answers. `/readyz`: requests should be sent here. */
export function addHealth(app: FastifyInstance, { lifecycle, store, verification }: Parts): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const up = await isUp(store);
    const ready = up && lifecycle.phase === 'ready';
    reply.code(ready ? 200 : 503).header('cache-control', 'no-store');
    return {
      status: up ? lifecycle.phase : 'waiting for the database',
      database: up ? 'up' : 'down',
      checker: { waiting: verification.waiting, running: verification.running },
    };
  });
}

/** Whether the database answers in time. */
export function isUp(store: Pick<Store, 'ready'>): Promise<boolean> {
  const answered = store.ready().then(
    () => true,
    () => false,
  );
  return withTimeout(answered, PATIENCE_MS, false);
}
