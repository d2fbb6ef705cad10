import { accept, type Result, refuse } from '@warren/engine';
import { type CallContract, type CallName, CONTRACT } from '@warren/protocol';
import type { FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { type ApiError, sendApiError } from '../http/errors.js';
import { DatabaseAway } from '../store/database-away.js';
import { authorize } from './authorize.js';
import { type Api, apiError, type Handler, type Incoming, type Reply } from './context.js';

/** The largest body of a call that takes none, in bytes. */
const NO_BODY = 1_024;
const REVISION = /^"(\d{1,15})"$/;

/**
 * Adds the route of a call. Its handler gets only authorized requests that fit the contract; what it returns is sent
 * in the form of the contract, without other fields.
 */
export function addCall<Name extends CallName>(api: Api, name: Name, handler: Handler<Name>): void {
  const contract: CallContract = CONTRACT[name];
  const [method, url] = contract.address.split(' ');
  const fillIn = (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
    if (contract.query !== undefined) request.query = readQuery(contract.query, request.query as object);
    // A call whose fields are all optional may come without a body.
    if (contract.body !== undefined && request.body === undefined) request.body = {};
    done();
  };
  api.app.route({
    method,
    url,
    bodyLimit: contract.bodyBytes ?? NO_BODY,
    schema: schemaOf(contract),
    onRequest(request, reply, done) {
      reply.header('cache-control', 'no-store');
      const settle = (error: ApiError | null) => {
        if (error === null) done();
        else sendApiError(reply, error);
      };
      const error = authorize(api, contract, request, reply);
      if (error instanceof Promise) error.then(settle, done);
      else settle(error);
    },
    preValidation: contract.query === undefined && contract.body === undefined ? [] : fillIn,
    async handler(request, reply) {
      if (asksForCookieWithoutOrigin(request)) return sendApiError(reply, { code: 'foreign-origin' });
      const revision = readRevision(request.headers['if-match']);
      if (!revision.ok) {
        return sendApiError(reply, { code: 'bad-request', message: revision.reason, field: 'If-Match' });
      }
      try {
        return sendReply(reply, contract, await handler(api, incoming(name, request, reply, revision.value)));
      } catch (error) {
        if (!(error instanceof DatabaseAway) && (await isDeleted(api, request)))
          return sendReply(reply, contract, apiError('signed-out'));
        throw error;
      }
    },
  });
}

/** Whether the caller has deleted the account meanwhile, which explains why the handler failed. */
async function isDeleted({ store }: Api, { caller }: FastifyRequest): Promise<boolean> {
  const id = caller?.account?.id;
  return id !== undefined && (await store.accounts.find(id)) === null;
}

/** See `authorize`: a client without an origin may sign in for a token, never for a cookie. */
function asksForCookieWithoutOrigin({ caller, body }: FastifyRequest): boolean {
  if (caller === null || caller.bearer || caller.origin !== 'unknown') return false;
  return (body as { wants?: string } | undefined)?.wants !== 'token';
}

function incoming<Name extends CallName>(
  name: Name,
  request: FastifyRequest,
  reply: FastifyReply,
  revision: number | null,
): Incoming<Name> {
  const { params, query, body } = request;
  const account = request.caller?.account ?? null;
  if (account === null && CONTRACT[name].account)
    throw new Error(`${name} was authorized without an account`);
  const text = typeof body === 'string' ? body : '';
  // The framework has checked the request against the schemas that these types follow from.
  return { account, params, query, body, text, revision, request, reply } as Incoming<Name>;
}

/** An unreadable condition must not count as none: the client asked for care. */
function readRevision(header: string | undefined): Result<number | null> {
  if (header === undefined) return accept(null);
  const [, digits] = REVISION.exec(header) ?? [];
  if (digits === undefined) return refuse('If-Match must hold one revision in quotes, such as "3".');
  return accept(Number(digits));
}

type Words = Readonly<Record<string, unknown>>;

/** The query with numbers and booleans where its schema demands them. Other words stay as they are. */
function readQuery(schema: CallContract['query'], query: object): Words {
  const { properties = {} } = (schema ?? {}) as { properties?: Record<string, { type?: string }> };
  const read: Record<string, unknown> = {};
  for (const [name, { type }] of Object.entries(properties)) {
    const word = (query as Words)[name];
    if (word !== undefined) read[name] = typeof word === 'string' ? readWord(word, type) : word;
  }
  return read;
}

function readWord(word: string, type: string | undefined): unknown {
  if (type === 'integer') return /^-?\d{1,15}$/.test(word) ? Number(word) : word;
  if (type === 'boolean') return word === 'true' ? true : word === 'false' ? false : word;
  return word;
}

/** The schemas that the framework checks requests and writes responses by. */
function schemaOf({ params, query, body, responses }: CallContract): FastifySchema {
  const written = Object.entries(responses).filter(([, form]) => form !== null && typeof form !== 'string');
  return {
    ...(params === undefined ? {} : { params }),
    ...(query === undefined ? {} : { querystring: query }),
    ...(body === undefined ? {} : { body }),
    response: Object.fromEntries(written),
  };
}

function sendReply(reply: FastifyReply, contract: CallContract, given: Reply<unknown>): FastifyReply {
  if (!given.ok) return sendApiError(reply, given);
  reply.code(given.status);
  const form = contract.responses[given.status];
  if (form === null) return reply.send();
  if (typeof form === 'string') reply.type(`${form}; charset=utf-8`);
  return reply.send(given.value);
}
