// A server with one bare Fastify route: node bare.mjs <file>, the file being JSON of `{ call, status, answer, ready }`.
// It is the route of that call of the contract, with the contract's own schemas of body and answer, and gives the same
// answer to every client: written anew from an object each time, or with `ready` as bytes written once. No log, no hook.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { CONTRACT } from '../../packages/protocol/dist/index.js';

/** @typedef {Awaited<ReturnType<typeof import('../../apps/server/dist/index.js').buildServer>>} FastifyInstance */

// The same Fastify that the server uses.
/** @type {{ fastify: () => FastifyInstance }} */
const { fastify } = createRequire(new URL('../../apps/server/package.json', import.meta.url))('fastify');

/**
 * @typedef {object} BareRoute
 * @property {import('../../packages/protocol/dist/index.js').CallName} call
 * @property {number} status
 * @property {unknown} answer
 * @property {boolean} ready
 */

/** @type {BareRoute} */
const { call, status, answer, ready } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
/** @type {import('../../packages/protocol/dist/index.js').CallContract} */
const { address, body, bodyBytes, responses } = CONTRACT[call];
const [method, url] = address.split(' ');
const bytes = Buffer.from(JSON.stringify(answer));

const app = fastify();
app.route({
  method,
  url,
  ...(bodyBytes === undefined ? {} : { bodyLimit: bodyBytes }),
  schema: { ...(body === undefined ? {} : { body }), response: { [status]: responses[status] } },
  handler: ready
    ? async (_request, reply) => {
        reply.code(status).type('application/json; charset=utf-8');
        return bytes;
      }
    : async (_request, reply) => {
        reply.code(status);
        return answer;
      },
});
// Warren reports this too, so that both are asked in the same way.
app.get('/metrics', async (_request, reply) => {
  const { user, system } = process.cpuUsage();
  reply.type('text/plain');
  return `process_cpu_seconds_total ${(user + system) / 1_000_000}\n`;
});
process.on('SIGTERM', () => app.close());
console.log(`The bare route is open at ${await app.listen({ host: '127.0.0.1', port: 0 })}`);
