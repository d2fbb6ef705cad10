import type { FastifyInstance, FastifyRequest } from 'fastify';
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
  // Those who wait for an answer, and those being worked on: a caller may hang up while their call goes on.
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
      sendTrouble(reply.header('connection', 'close'), { ok: false, code: 'shutting-down', retryAfter: 5 });
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
