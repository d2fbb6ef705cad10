import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendApiError } from '../http/errors.js';

/** Whether the server is starting, answering or stopping. */
export interface Lifecycle {
  readonly phase: 'starting' | 'ready' | 'stopping';
}

/**
 * Stops gracefully: requests under way are answered, new ones are refused with 503, then the server closes. It
 * waits at most as long as the grace time.
 */
export function addLifecycle(app: FastifyInstance, { graceMs }: { readonly graceMs: number }): Lifecycle {
  let phase: Lifecycle['phase'] = 'starting';
  // A client may hang up while its request is still worked on, so both are counted.
  let waiting = 0;
  const working = new Set<FastifyRequest>();
  let drained: () => void = () => {};
  const isDrained = () => waiting === 0 && working.size === 0;

  function leave(): void {
    waiting--;
    if (isDrained()) drained();
  }

  app.addHook('onReady', async () => {
    phase = 'ready';
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (phase === 'stopping') {
      sendApiError(reply.header('connection', 'close'), { code: 'shutting-down', retryAfter: 5 });
      return;
    }
    waiting++;
    working.add(request);
    reply.raw.on('close', leave);
    done();
  });
  app.addHook('onSend', (request, _reply, _payload, done) => {
    working.delete(request);
    if (isDrained()) drained();
    done();
  });
  app.addHook('preClose', async () => {
    phase = 'stopping';
    if (isDrained()) return;
    await new Promise<void>((resolve) => {
      const patience = setTimeout(resolve, graceMs);
      drained = () => {
        clearTimeout(patience);
        resolve();
      };
    });
  });
  return {
    get phase() {
      return phase;
    },
  };
}
