import type { FastifyInstance } from 'fastify';

/** A line for each request that changed something or failed; for all of them where everything is wanted. */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode: status } = reply;
    const isQuiet = status < 400 && (request.method === 'GET' || request.method === 'HEAD');
    const line = {
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
