import { type ErrorCode, isErrorCode } from '../common/errors.js';
import type { CallName, CallRequest, CallResponse } from '../contract/contract.js';
import type { SaveConflict } from '../contract/error-body.js';
import { CALLS } from './calls.js';

/** Why a call failed: the error of the server, or that it cannot be reached. */
export interface Failure {
  readonly ok: false;
  /** `offline` is set by the client. */
  readonly code: ErrorCode | 'offline';
  readonly message: string;
  readonly field: string | null;
  /** After how many seconds to try again, if the server says so. */
  readonly retryAfter: number | null;
  /** Both sides of a save conflict. */
  readonly conflict: Pick<SaveConflict, 'other' | 'kept'> | null;
}

export type Answer<T> = { readonly ok: true; readonly value: T; readonly status: number } | Failure;

export interface ClientOptions {
  /** The address of the server without a slash at its end; empty for the site of the page. */
  readonly base?: string;
  readonly fetch: (address: string, request: RequestInit) => Promise<Response>;
  /** The bearer token of a program; browsers have their cookie. */
  readonly token?: () => string | null;
}

export interface Client {
  call<Name extends CallName>(
    name: Name,
    request: CallRequest<Name>,
    more?: { readonly signal?: AbortSignal; readonly keepalive?: boolean },
  ): Promise<Answer<CallResponse<Name>>>;
}

interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
  readonly text?: string;
  readonly revision?: number;
}

/** A client of a server. It never throws: a failure is an answer too. */
export function makeClient({ base = '', fetch, token }: ClientOptions): Client {
  return {
    async call(name, request, more = {}) {
      const [method, path] = CALLS[name].split(' ');
      const parts = request as Parts;
      const headers: Record<string, string> = { accept: 'application/json' };
      const bearer = token?.() ?? null;
      if (bearer !== null) headers.authorization = `Bearer ${bearer}`;
      if (parts.revision !== undefined) headers['if-match'] = `"${parts.revision}"`;
      if (parts.body !== undefined) headers['content-type'] = 'application/json';
      if (parts.text !== undefined) headers['content-type'] = 'text/csv';
      const body = parts.body === undefined ? parts.text : JSON.stringify(parts.body);
      try {
        const response = await fetch(`${base}${addressOf(path, parts)}`, {
          method,
          headers,
          ...(body === undefined ? {} : { body }),
          ...(more.signal === undefined ? {} : { signal: more.signal }),
          ...(more.keepalive === true ? { keepalive: true } : {}),
        });
        return await readAnswer(response);
      } catch {
        return failure('offline', 'The server cannot be reached.');
      }
    },
  };
}

function addressOf(path: string, { params = {}, query = {} }: Parts): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const words = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) words.set(name, String(value));
  }
  const asked = words.toString();
  return asked === '' ? filled : `${filled}?${asked}`;
}

// biome-ignore lint/suspicious/noExplicitAny: the caller knows the type of the response.
async function readAnswer(response: Response): Promise<Answer<any>> {
  const isJson = (response.headers.get('content-type') ?? '').includes('application/json');
  const value = response.status === 204 ? null : isJson ? await response.json() : await response.text();
  if (response.ok) return { ok: true, value, status: response.status };
  const error = isJson ? (value?.error ?? {}) : {};
  // A proxy in front of the server has errors of its own.
  if (!isErrorCode(error.code))
    return failure(
      response.status === 503 ? 'shutting-down' : 'server-fault',
      `The server answered ${response.status}.`,
    );
  return {
    ...failure(error.code, String(error.message)),
    field: typeof error.field === 'string' ? error.field : null,
    retryAfter: Number(response.headers.get('retry-after')) || null,
    conflict: error.code === 'save-conflict' ? { other: value.other, kept: value.kept } : null,
  };
}

function failure(code: Failure['code'], message: string): Failure {
  return { ok: false, code, message, field: null, retryAfter: null, conflict: null };
}
