import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.js';

type Site = Pick<Config, 'publicUrl'>;

/** Where a request was made: on a page of this site, on a page of another site, or unknown. */
export type RequestOrigin = 'own' | 'foreign' | 'unknown';

/**
 * Tells requests of our own pages from those that another site makes in the name of a signed-in player. Browsers
 * say so in headers that no page can set.
 */
export function requestOrigin(request: FastifyRequest, config: Site): RequestOrigin {
  const site = request.headers['sec-fetch-site'];
  // `none` is an action of the user, such as a typed address.
  if (site !== undefined) return site === 'same-origin' || site === 'none' ? 'own' : 'foreign';
  const { origin } = request.headers;
  if (origin === undefined) return 'unknown';
  return origin === siteOrigin(request, config) ? 'own' : 'foreign';
}

/** The origin of the site as browsers name it, such as `https://example.org`. */
function siteOrigin(request: FastifyRequest, { publicUrl }: Site): string {
  // Fastify trusts the headers of proxies as far as the settings allow.
  return publicUrl === null ? `${request.protocol}://${request.host}` : new URL(publicUrl).origin;
}

/** Whether clients reach the site over TLS. */
export function isSecure(request: FastifyRequest, { publicUrl }: Site): boolean {
  return publicUrl === null ? request.protocol === 'https' : publicUrl.startsWith('https:');
}
