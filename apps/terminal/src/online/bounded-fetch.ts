import { UselessAnswer } from './network-words.js';

/** No answer of the calls made here is larger: a save of a megabyte, each of its characters escaped. */
const LARGEST_ANSWER = 8_000_000;

export interface FetchOptions {
  readonly server: string;
  /** How long an answer may take, to its last byte. */
  readonly patienceMs: number;
}

/**
 * Fetches from a server that is not trusted: it has so much time and so many bytes, redirects nothing (the token
 * would go along), and speaks JSON. Throws a `UselessAnswer` with the words for the player otherwise.
 */
export async function boundedFetch(
  address: string,
  request: RequestInit,
  { server, patienceMs }: FetchOptions,
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
export function noWarren(server: string): string {
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
