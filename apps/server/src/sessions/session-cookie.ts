// Brings the types of what the plugin adds; it is registered where the server is put together.
import '@fastify/cookie';
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
  const cookies = request.server.parseCookie(cookie);
  return cookies[isSecure(request, site) ? SECURE_NAME : PLAIN_NAME] ?? null;
}

/** Has the browser keep a token for so many seconds; none at all deletes it. */
export function writeCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  site: Site,
  { token, seconds }: { readonly token: string; readonly seconds: number },
): void {
  const secure = isSecure(request, site);
  reply.setCookie(secure ? SECURE_NAME : PLAIN_NAME, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: seconds,
  });
}
