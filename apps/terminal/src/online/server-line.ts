import { type Client, makeClient, PROTOCOL_VERSION } from '@warren/protocol/client';
import { ServerError } from '../cli/errors.js';

/** A server, and the token of the account that calls it. */
export interface LineOptions {
  readonly server: string;
  readonly token: string | null;
  /** How long an answer may take. */
  readonly patienceMs?: number;
  /** Ends every call that is under way. */
  readonly signal?: AbortSignal;
}

/** Checking a password takes a server a moment, a large recording a slow line longer. */
const PATIENCE_MS = 20_000;

/**
 * A client for a server that may be any program: what comes back is what the contract of the call promises, or a
 * failure whose message says what is wrong. Where no Warren server answers, the code is `offline`.
 */
export function openLine({ server, token, patienceMs = PATIENCE_MS, signal }: LineOptions): Client {
  return {
    async call(name, takes, more) {
      let reason: string | null = null;
      const client = makeClient({
        base: server,
        token: () => token,
        fetch: async (address, request) => {
          try {
            return await boundedFetch(address, request, server, patienceMs);
          } catch (error) {
            reason = networkWords(server, error);
            throw error;
          }
        },
      });
      const answer = await client.call(name, takes, { ...(signal && { signal }), ...more });
      if (!answer.ok) return reason === null ? answer : { ...answer, message: reason };
      // Loaded here, so that no other command waits for the schemas.
      const { isPromised } = await import('@warren/protocol/answers');
      if (isPromised(name, answer.status, answer.value)) return answer;
      const nothing = { field: null, retryAfter: null, conflict: null };
      return { ok: false, code: 'offline', message: noWarren(server), ...nothing };
    },
  };
}

/** Throws unless the server is one that understands this program. */
export async function greet(where: LineOptions): Promise<void> {
  const { server } = where;
  const hello = await openLine(where).call('hello', {});
  if (!hello.ok) throw new ServerError(hello.code === 'offline' ? hello.message : noWarren(server));
  const { protocol } = hello.value;
  if (protocol === PROTOCOL_VERSION) return;
  const older = protocol < PROTOCOL_VERSION ? 'the server' : 'this program';
  throw new ServerError(`${server} speaks another version of the protocol; ${older} is the older one`);
}

/** No answer of the calls made here is larger: a save of a megabyte, each of its characters escaped. */
const LARGEST_ANSWER = 8_000_000;

/**
 * Fetches from a server that is not trusted: it has so much time and so many bytes, redirects nothing (the token
 * would go along), and speaks JSON. Throws a `UselessAnswer` with the words for the player otherwise.
 */
async function boundedFetch(
  address: string,
  request: RequestInit,
  server: string,
  patienceMs: number,
): Promise<Response> {
  const limit = AbortSignal.timeout(patienceMs);
  const signal = request.signal ? AbortSignal.any([request.signal, limit]) : limit;
  const response = await fetch(address, { ...request, redirect: 'manual', signal });
  const { status, headers } = response;
  if (status >= 300 && status < 400) {
    await response.body?.cancel();
    const target = headers.get('location') ?? 'nowhere';
    throw new UselessAnswer(
      `${server} sends its callers elsewhere (${target}); sign in at the right address`,
    );
  }
  const text = await readBounded(response, server);
  const isJson = (headers.get('content-type') ?? '').includes('application/json');
  if (isJson ? !isJsonText(text) : response.ok && status !== 204) throw new UselessAnswer(noWarren(server));
  return new Response(status === 204 ? null : text, { status, headers });
}

/** What is said of something that answers, but not as it should. */
function noWarren(server: string): string {
  return `what answers at ${server} is no Warren server`;
}

async function readBounded({ body }: Response, server: string): Promise<string> {
  if (body === null) return '';
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop early cancels the rest.
  for await (const chunk of body) {
    length += chunk.length;
    if (length > LARGEST_ANSWER) throw new UselessAnswer(`${noWarren(server)}: its answer does not end`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function isJsonText(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Why an answer cannot be used, in words for the player. */
class UselessAnswer extends Error {}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing answers there; is the server running?',
  ECONNRESET: 'the connection was cut',
  UND_ERR_SOCKET: 'the connection was cut',
  EHOSTUNREACH: 'there is no way to it',
  ENETUNREACH: 'there is no network',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name of the host cannot be looked up; is there a network?',
  ETIMEDOUT: 'it does not answer',
  UND_ERR_CONNECT_TIMEOUT: 'it does not answer',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is signed by itself alone',
  SELF_SIGNED_CERT_IN_CHAIN: 'this machine does not trust the signer of its certificate',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'this machine does not trust the signer of its certificate',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'this machine does not trust the signer of its certificate',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
};

/** What went wrong on the way to a server and back, as a sentence. */
function networkWords(server: string, error: unknown): string {
  if (error instanceof UselessAnswer) return error.message;
  return `${server} cannot be reached: ${reasonOf(error)}`;
}

function reasonOf(error: unknown): string {
  const { name, cause } = error as { name?: unknown; cause?: unknown };
  if (name === 'TimeoutError' || name === 'AbortError') return 'it does not answer in time';
  const code = codeOf(cause);
  if (REASONS[code] !== undefined) return REASONS[code];
  if (/SSL|TLS|EPROTO/.test(code)) return 'no safe connection comes about; is it http rather than https?';
  if (code.startsWith('HPE_')) return 'it does not speak HTTP; is it https rather than http?';
  return code === '' ? 'there is no connection' : `there is no connection (${code})`;
}

/** A host with several addresses fails once for each; they mostly agree. */
function codeOf(cause: unknown): string {
  const { code, errors } = (cause ?? {}) as { code?: unknown; errors?: unknown };
  if (typeof code === 'string') return code;
  return Array.isArray(errors) && errors.length > 0 ? codeOf(errors[0]) : '';
}
