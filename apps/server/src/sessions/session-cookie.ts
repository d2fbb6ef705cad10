import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.js';
import { isSecure } from './site-address.js';

/** Browsers take a cookie with this beginning over TLS alone, from this very host alone. */
const SECURE_NAME = '__Host-warren';
const PLAIN_NAME = 'warren';

type Site = Pick<Config, 'publicUrl'>;

/** The token in the cookie of a request. */
export function readCookie(request: FastifyRequest, site: Site): string | null {
  const { cookie } = request.headers;
  if (cookie === undefined) return null;
  const name = isSecure(request, site) ? SECURE_NAME : PLAIN_NAME;
  for (const pair of cookie.split(';')) {
    const [key, value = ''] = pair.trim().split('=', 2);
    if (key === name) return value;
  }
  return null;
}

/** Has the browser keep a token for so many seconds; none at all deletes it. Tokens need no escaping. */
export function writeCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  site: Site,
  { token, seconds }: { readonly token: string; readonly seconds: number },
): void {
  const secure = isSecure(request, site);
  const name = secure ? SECURE_NAME : PLAIN_NAME;
  const cookie = `${name}=${token}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  reply.header('set-cookie', cookie);
}
