import type { FastifyInstance } from 'fastify';
import type { LogLevel } from '../config/config.js';

/** A line for each request that changed something or failed; for all of them where everything is wanted. */
export function addRequestLog(app: FastifyInstance, level: LogLevel): void {
  const isWordy = level === 'debug';
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode: status } = reply;
    const isQuiet = status < 400 && (request.method === 'GET' || request.method === 'HEAD');
    // Most requests by far: a line nobody will see is not even put together.
    if (isQuiet && !isWordy) return done();
    const line = {
      request: request.id,
      method: request.method,
      path: request.url.split('?', 1)[0],
      status,
      ms: Math.round(reply.elapsedTime),
      address: request.ip,
      account: request.caller?.account?.id,
    };
    request.log[status >= 500 ? 'error' : isQuiet ? 'debug' : 'info'](line, 'answered');
    done();
  });
}
