import type { FastifyInstance } from 'fastify';
import { withTimeout } from '../lib/event-loop.js';
import type { QueueCounts } from '../store/repositories/run-queue.js';
import type { Store } from '../store/store.js';
import type { DiskSpace } from './disk-space.js';
import type { Lifecycle } from './lifecycle.js';

const PATIENCE_MS = 2_000;

interface Parts {
  readonly lifecycle: Lifecycle;
  readonly disk: DiskSpace;
  readonly store: Pick<Store, 'ready' | 'queue'>;
  readonly now: () => number;
}

/** `/healthz`: the process answers. */
export function addHealth(app: FastifyInstance): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
}

/** `/readyz`: requests should be sent to this server. What it is busy with is for its operator alone. */
export function addReadiness(
  app: FastifyInstance,
  { lifecycle, disk, store, now }: Parts,
  audience: 'everybody' | 'operator',
): void {
  app.get('/readyz', async (_request, reply) => {
    const up = await isUp(store);
    const ready = up && lifecycle.phase === 'ready';
    reply.code(ready ? 200 : 503).header('cache-control', 'no-store');
    const phase =
      disk.isLow && lifecycle.phase === 'ready' ? 'read-only: the disk is nearly full' : lifecycle.phase;
    const status = up ? phase : 'waiting for the database';
    if (audience === 'everybody') return { status };
    const queue = up ? await queueCounts(store, now) : null;
    const checker =
      queue === null ? null : { waiting: queue.waiting, running: queue.running, stuck: queue.stuck };
    return { status, database: up ? 'up' : 'down', checker };
  });
}

/** The waiting runs of the database, or `null` when it does not answer in time. */
export function queueCounts({ queue }: Pick<Store, 'queue'>, now: () => number): Promise<QueueCounts | null> {
  return withTimeout(
    queue.counts(now()).catch(() => null),
    PATIENCE_MS,
    null,
  );
}

/** Whether the database answers in time. */
export function isUp(store: Pick<Store, 'ready'>): Promise<boolean> {
  const answered = store.ready().then(
    () => true,
    () => false,
  );
  return withTimeout(answered, PATIENCE_MS, false);
}
