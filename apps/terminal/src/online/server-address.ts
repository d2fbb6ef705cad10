import { accept, type Result, refuse } from '@warren/engine';

/** Where `warren serve` is by default. */
export const DEFAULT_SERVER = 'http://localhost:8080';
const LOCAL = /^(localhost|127(\.\d+){3}|\[::1\])$/;
const SCHEME = /^https?:\/\//i;

/** Reads the address of a server as people write it; the result has no slash at its end. */
export function readServerAddress(text: string): Result<string> {
  if (text.includes('://') && !SCHEME.test(text)) return refuse(`${text} is no address of http or https`);
  const written = SCHEME.test(text) ? text : `${LOCAL.test(hostOf(text)) ? 'http' : 'https'}://${text}`;
  const url = parseUrl(written);
  if (url === null) return refuse(`${text} is no address of a server`);
  const { origin, pathname, search, hash, username, password } = url;
  if (username !== '' || password !== '')
    return refuse('the address of a server holds no name and no password');
  if (pathname !== '/' || search !== '' || hash !== '')
    return refuse(`the address of the server is ${origin}`);
  return accept(origin);
}

/** Whether what is sent there can be read on its way. */
export function isOpenToAll(server: string): boolean {
  const { protocol, hostname } = new URL(server);
  return protocol === 'http:' && !LOCAL.test(hostname);
}

/** Not by `URL.canParse`: once optimised, Node 20 misreads é and the like. */
function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** The host in an address without a scheme. */
function hostOf(text: string): string {
  return text.replace(/(:\d+)?\/?$/, '');
}
