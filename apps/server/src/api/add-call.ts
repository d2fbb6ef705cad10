import { accept, type Result, refuse } from '@warren/engine';
import { type CallContract, type CallName, CONTRACT } from '@warren/protocol';
import type { FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { sendApiError } from '../http/errors.js';
import { admit } from './admit.js';
import type { Api } from './api.js';
import { apiError, type Handler, type Incoming, type Reply } from './handler.js';
import { readQuery } from './read-query.js';
import { sendReply } from './send-reply.js';

/** What a call without a body may bring all the same. */
const NO_BODY = 1_024;
type Refusal = Extract<Reply<never>, { ok: false }>;

const REVISION = /^"(\d{1,15})"$/;

/**
 * Adds the route of a call. Its handler sees only requests that fit the contract, of those who may make them;
 * what it answers goes out in the form the contract says, and nothing else of it does.
 */
export function addCall<Name extends CallName>(api: Api, name: Name, handler: Handler<Name>): void {
  const contract: CallContract = CONTRACT[name];
  const { method, path } = contract;
  const fillIn = (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
    if (contract.query !== undefined) request.query = readQuery(contract.query, request.query as object);
    // A call whose fields may all be left out may come without a body.
    if (contract.body !== undefined && request.body === undefined) request.body = {};
    done();
  };
  api.app.route({
    method,
    url: path,
    bodyLimit: contract.bodyBytes ?? NO_BODY,
    schema: schemaOf(contract),
    onRequest(request, reply, done) {
      reply.header('cache-control', 'no-store');
      const settle = (refusal: Refusal | null) => {
        if (refusal === null) done();
        else sendApiError(reply, refusal);
      };
      const refusal = admit(api, contract, request, reply);
      if (refusal instanceof Promise) refusal.then(settle, done);
      else settle(refusal);
    },
    preValidation: contract.query === undefined && contract.body === undefined ? [] : fillIn,
    async handler(request, reply) {
      if (asksForCookieFromNowhere(request)) return sendReply(reply, contract, apiError('foreign-origin'));
      const revision = readRevision(request.headers['if-match']);
      if (!revision.ok) {
        const { reason } = revision;
        return sendReply(reply, contract, apiError('bad-request', { message: reason, field: 'If-Match' }));
      }
      try {
        return sendReply(reply, contract, await handler(incoming<Name>(request, reply, revision.value)));
      } catch (error) {
        if (await isGone(api, request)) return sendReply(reply, contract, apiError('signed-out'));
        throw error;
      }
    },
  });
}

/** Whether whoever calls has deleted their account meanwhile: then it is no fault of ours that nothing fits. */
async function isGone({ store }: Api, { caller }: FastifyRequest): Promise<boolean> {
  const id = caller?.account?.id;
  return id !== undefined && (await store.accounts.find(id)) === null;
}

/** See `admit`: whoever does not say where they come from may sign in for a token, never for a cookie. */
function asksForCookieFromNowhere({ caller, body }: FastifyRequest): boolean {
  if (caller === null || caller.bearer || caller.origin !== 'unknown') return false;
  return (body as { wants?: string } | undefined)?.wants !== 'token';
}

function incoming<Name extends CallName>(
  request: FastifyRequest,
  reply: FastifyReply,
  revision: number | null,
): Incoming<Name> {
  const { params, query, body } = request;
  return {
    params: params as Incoming<Name>['params'],
    query: query as Incoming<Name>['query'],
    body: body as Incoming<Name>['body'],
    account: request.caller?.account ?? null,
    text: typeof body === 'string' ? body : '',
    revision,
    request,
    reply,
  };
}

/** A condition that cannot be read must not count as none: somebody wanted to be careful. */
function readRevision(header: string | undefined): Result<number | null> {
  if (header === undefined) return accept(null);
  const [, digits] = REVISION.exec(header) ?? [];
  if (digits === undefined) return refuse('If-Match must hold one revision in quotes, such as "3".');
  return accept(Number(digits));
}

/** The parts of the contract the framework checks and writes by. */
function schemaOf({ params, query, body, responses }: CallContract): FastifySchema {
  const written = Object.entries(responses).filter(([, form]) => form !== null && typeof form !== 'string');
  return {
    ...(params === undefined ? {} : { params }),
    ...(query === undefined ? {} : { querystring: query }),
    ...(body === undefined ? {} : { body }),
    response: Object.fromEntries(written),
  };
}
