import type { FastifyInstance } from 'fastify';
import type { RunChecker } from '../checker/run-checker.js';
import type { Store } from '../store/store.js';
import { isUp } from './is-up.js';
import type { Life } from './life.js';

interface Parts {
  readonly life: Life;
  readonly store: Pick<Store, 'ready'>;
  readonly checker: Pick<RunChecker, 'running' | 'waiting'>;
}

/** `/readyz`: whether requests should be sent here. */
export function addReadyz(app: FastifyInstance, { life, store, checker }: Parts): void {
  app.get('/readyz', async (_request, reply) => {
    const up = await isUp(store);
    const ready = up && life.phase === 'ready';
    reply.code(ready ? 200 : 503).header('cache-control', 'no-store');
    return {
      status: up ? life.phase : 'waiting for the database',
      database: up ? 'up' : 'down',
      checker: { waiting: checker.waiting, running: checker.running },
    };
  });
}
