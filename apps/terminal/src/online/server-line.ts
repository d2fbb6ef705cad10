import { type Client, makeClient, PROTOCOL_VERSION } from '@warren/protocol/client';
import { ServerError } from '../cli/errors.js';
import { boundedFetch, noWarren } from './bounded-fetch.js';
import { networkWords } from './network-words.js';

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
            return await boundedFetch(address, request, { server, patienceMs });
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
