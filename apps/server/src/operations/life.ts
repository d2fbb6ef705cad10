import type { FastifyInstance } from 'fastify';
import { sendTrouble } from '../api/send-reply.js';

/** Whether the server is starting, answering or stopping. */
export interface Life {
  readonly phase: 'starting' | 'ready' | 'stopping';
}

/**
 * Stops in good order: what is under way is answered, what comes meanwhile is sent to another server, and then
 * the doors close. Nobody is waited for longer than the grace.
 */
export function addLife(app: FastifyInstance, { graceMs }: { readonly graceMs: number }): Life {
  let phase: Life['phase'] = 'starting';
  let underWay = 0;
  let drained: () => void = () => {};

  // Told once for each request, whether it was answered or given up.
  function leave(): void {
    underWay--;
    if (underWay === 0) drained();
  }

  app.addHook('onReady', async () => {
    phase = 'ready';
  });
  app.addHook('onRequest', (_request, reply, done) => {
    if (phase === 'stopping') {
      sendTrouble(reply.header('connection', 'close'), { ok: false, code: 'shutting-down', retryAfter: 5 });
      return;
    }
    underWay++;
    reply.raw.on('close', leave);
    done();
  });
  app.addHook('preClose', async () => {
    phase = 'stopping';
    if (underWay === 0) return;
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
