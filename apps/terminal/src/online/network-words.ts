/** Why an answer cannot be used, in words for the player. */
export class UselessAnswer extends Error {}

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
export function networkWords(server: string, error: unknown): string {
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
