import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { ActContext, Refusal } from '../administration/act.js';
import { ACTS, perform } from '../administration/acts.js';
import { sendApiError } from '../http/errors.js';
import { sentence } from '../lib/text.js';

const BODY_BYTES = 8_192;
const BEARER = /^bearer +(\S+) *$/i;
const STATUS: Readonly<Record<Refusal['kind'], number>> = { usage: 400, missing: 404, conflict: 409 };

/**
 * Adds the acts of an operator to the admin port: `POST /admin/<act>` with `Authorization: Bearer <token>`, and
 * `GET /admin` for the list of them. Who has no token learns nothing, not even which acts there are.
 */
export function addAdminActs(admin: FastifyInstance, token: string, context: Omit<ActContext, 'via'>): void {
  const wanted = digest(token);
  const acting: ActContext = { ...context, via: 'admin port' };
  admin.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!/^\/admin(?:[/?]|$)/.test(request.url)) return;
    const [, given = ''] = BEARER.exec(request.headers.authorization ?? '') ?? [];
    // Digests have one length, so that comparing them takes one time, whatever was given.
    if (timingSafeEqual(digest(given), wanted)) return;
    admin.log.warn('an act of the operator was refused: wrong token');
    return sendApiError(reply, { code: 'signed-out', message: 'This needs the token of the operator.' });
  });
  admin.get('/admin', async () => ({
    acts: ACTS.map(({ name, summary, takes, needs, warning = null }) => ({
      ...{ name, summary, takes, needs, warning },
    })),
  }));
  admin.post<{ Params: { act: string } }>(
    '/admin/:act',
    { bodyLimit: BODY_BYTES },
    async ({ params, body }, reply) => {
      const given = (body ?? {}) as Readonly<Record<string, unknown>>;
      const isObject = typeof given === 'object' && !Array.isArray(given);
      const done = isObject
        ? await perform(acting, params.act, given)
        : ({ ok: false, kind: 'usage', reason: 'the body must be an object' } as const);
      if (done.ok) return done.value.data;
      return reply
        .code(STATUS[done.kind])
        .send({ error: { code: done.kind, message: sentence(done.reason) } });
    },
  );
}

function digest(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
