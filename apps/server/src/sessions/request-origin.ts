import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.js';
import { siteOrigin } from './site-address.js';

/** Where a request was made: on a page of ours, on one of another site, or nobody says. */
export type RequestOrigin = 'own' | 'foreign' | 'unknown';

/**
 * Tells requests of our own pages from those that another site makes in the name of somebody signed in here.
 * Browsers say so themselves, in headers no page can set.
 */
export function requestOrigin(request: FastifyRequest, config: Pick<Config, 'publicUrl'>): RequestOrigin {
  const site = request.headers['sec-fetch-site'];
  // `none` is a person's own doing, such as an address that was typed.
  if (site !== undefined) return site === 'same-origin' || site === 'none' ? 'own' : 'foreign';
  const { origin } = request.headers;
  if (origin === undefined) return 'unknown';
  return origin === siteOrigin(request, config) ? 'own' : 'foreign';
}
