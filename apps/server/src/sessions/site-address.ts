import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.js';

/** The origin of the site as browsers name it, such as `https://example.org`. */
export function siteOrigin(request: FastifyRequest, { publicUrl }: Pick<Config, 'publicUrl'>): string {
  // Proxies in front of us are believed as far as the settings say so; Fastify sees to that.
  return publicUrl === null ? `${request.protocol}://${request.host}` : new URL(publicUrl).origin;
}

/** Whether people reach the site over TLS. */
export function isSecure(request: FastifyRequest, { publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  return publicUrl === null ? request.protocol === 'https' : publicUrl.startsWith('https:');
}
