import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { ERRORS, type ErrorCode } from '@warren/protocol';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sentence } from '../lib/text.js';
import { DatabaseAway } from '../store/database-away.js';
import { type MessagePage, sendMessage } from './messages.js';

/** An error of the catalogue as an API call answers it. */
export interface ApiError {
  readonly code: ErrorCode;
  /** Instead of the sentence of the catalogue. */
  readonly message?: string;
  /** Which part of the request is wrong. */
  readonly field?: string;
  /** In seconds. */
  readonly retryAfter?: number;
  /** Sent beside the error, such as the other copy of a save. */
  readonly more?: Readonly<Record<string, unknown>>;
}

/** Sends an error of the catalogue. */
export function sendApiError(reply: FastifyReply, error: ApiError): FastifyReply {
  const { code, field, retryAfter, more = {} } = error;
  reply.errorCode = code;
  const { status, sentence } = ERRORS[code];
  const message = error.message ?? sentence;
  reply.code(status).header('cache-control', 'no-store');
  if (retryAfter !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(retryAfter)));
  // HTTP demands this header; `Bearer` does not make browsers ask for a password.
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  return reply.send({ error: { code, message, ...(field === undefined ? {} : { field }) }, ...more });
}

const SERVER_FAULT = 500;
/** A database that is restarted or replaced is back within seconds. */
export const AWAY_RETRY_SECONDS = 2;

/** Answers addresses without a route and errors on the way to a handler. */
export function addErrors(app: FastifyInstance, page: MessagePage): void {
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(error, request, reply, page));
  app.setNotFoundHandler((request, reply) =>
    sendMessage(request, reply, page, {
      status: 404,
      code: 'not-found',
      title: 'A dead end',
      text: ERRORS['not-found'].sentence,
    }),
  );
}

/** Tells the client about its own mistakes; of ours it learns only the id of the request. */
export function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  page: MessagePage,
): FastifyReply {
  if ((error.statusCode ?? SERVER_FAULT) < SERVER_FAULT) {
    const { code, message: text, field } = describeError(error);
    const message = { status: ERRORS[code].status, code, title: 'That did not work', text };
    return sendMessage(request, reply, page, { ...message, ...(field === undefined ? {} : { field }) });
  }
  if ((error as Error) instanceof DatabaseAway) {
    request.log.warn({ request: request.id }, error.message);
    const { status, sentence: text } = ERRORS['database-away'];
    const message = { status, code: 'database-away', title: 'Out of reach', text };
    return sendMessage(request, reply.header('retry-after', AWAY_RETRY_SECONDS), page, message);
  }
  request.log.error({ err: error, request: request.id });
  if (isDiskFull(error)) {
    const { status, sentence: text } = ERRORS['disk-full'];
    return sendMessage(request, reply, page, { status, code: 'disk-full', title: 'No room left', text });
  }
  const text = 'Something broke on our side. It has been noted; please try again.';
  const message = { status: SERVER_FAULT, code: 'server-fault', title: 'The roof came down', text };
  return sendMessage(request, reply, page, { ...message, request: request.id });
}

/** The codes of a full disk: of SQLite (its primary code, the low byte), of PostgreSQL, of the system. */
const SQLITE_FULL = 13;
const PRIMARY = 0xff;
const FULL_CODES = new Set(['53100', 'ENOSPC', 'SQLITE_FULL']);

function isDiskFull({ code, errcode }: { readonly code?: string; readonly errcode?: number }): boolean {
  return ((errcode ?? 0) & PRIMARY) === SQLITE_FULL || FULL_CODES.has(code ?? '');
}

interface DescribedError {
  readonly code: ErrorCode;
  readonly message: string;
  readonly field?: string;
}

type Flaw = NonNullable<FastifyError['validation']>[number];

const BY_CODE: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong-type',
};
/** The error for a part of an address that does not have the form of its kind. */
const BY_PARAMETER: Readonly<Record<string, ErrorCode>> = {
  slot: 'bad-slot',
  copy: 'no-save',
  board: 'bad-board',
  run: 'no-run',
  level: 'no-level',
};
const LONGEST_NAME = 60;

/** What the framework found wrong with a request, as an error of the catalogue. */
function describeError(error: FastifyError): DescribedError {
  const code = BY_CODE[error.code];
  if (code !== undefined) return { code, message: ERRORS[code].sentence };
  const [flaw] = error.validation ?? [];
  if (flaw === undefined) return { code: 'bad-request', message: sentence(error.message) };
  const field = fieldOf(flaw);
  const parameter = error.validationContext === 'params' ? BY_PARAMETER[field] : undefined;
  if (parameter !== undefined) return { code: parameter, message: ERRORS[parameter].sentence };
  return { code: 'bad-request', message: describeFlaw(flaw, field), ...(field === '' ? {} : { field }) };
}

/** The name of the wrong field, such as `ticket.id`. */
function fieldOf({ instancePath, params }: Flaw): string {
  const last = params.missingProperty ?? params.additionalProperty;
  const path = instancePath.split('/').slice(1);
  if (typeof last === 'string') path.push(last);
  return path.join('.').slice(0, LONGEST_NAME);
}

function describeFlaw({ keyword, message = 'cannot be read' }: Flaw, field: string): string {
  if (field === '') return sentence(`the request ${message}`);
  if (keyword === 'required') return `The field "${field}" is missing.`;
  if (keyword === 'additionalProperties') return `There is no field "${field}" here.`;
  return sentence(`the field "${field}" ${message}`);
}

/** What Node reports about a connection on which no request could be read. */
type ConnectionError = Error & { readonly code?: string };

/** Answers what is not even a request, such as headers that are too long, in the form of all other errors. */
export function answerClientError(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy(error);
    return;
  }
  const { code, message } = describeConnectionError(error);
  const { status } = ERRORS[code];
  const body = JSON.stringify({ error: { code, message } });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'x-content-type-options: nosniff',
    'cache-control: no-store',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

function describeConnectionError({ code }: ConnectionError): DescribedError {
  if (code === 'HPE_HEADER_OVERFLOW') {
    return { code: 'too-large', message: 'The address and the headers of the request are too long.' };
  }
  const known = code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'timed-out' : 'bad-request';
  return { code: known, message: ERRORS[known].sentence };
}
