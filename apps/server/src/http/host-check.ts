import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.js';
import { sendApiError } from './errors.js';

/** Load balancers ask for these by any name. */
const BY_ANY_NAME = new Set(['/healthz', '/readyz']);

/**
 * Refuses requests for another site. Without this, a page of that site could have a visitor's browser take this server
 * for its own, by a name that it lets point here.
 */
export function addHostCheck(app: FastifyInstance, { publicUrl }: Pick<Config, 'publicUrl'>): void {
  const isOwn = publicUrl === null ? isLocalName : isNameOf(new URL(publicUrl));
  app.addHook('onRequest', (request, reply, done) => {
    // Fastify takes the name that trusted proxies were asked for.
    if (isOwn(request.host) || BY_ANY_NAME.has(request.url)) return done();
    sendApiError(reply, { code: 'wrong-host' });
  });
}

function isNameOf({ host, port, protocol }: URL): (name: string) => boolean {
  const usual = protocol === 'https:' ? ':443' : ':80';
  return (name) => name.toLowerCase() === host || (port === '' && name.toLowerCase() === host + usual);
}

/** Without a public address: this machine by its names, or any plain address, which no other site can have. */
function isLocalName(host: string): boolean {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  if (isIP(name) === 4 || (name.startsWith('[') && name.endsWith(']') && isIP(name.slice(1, -1)) === 6))
    return true;
  const own = hostname().toLowerCase();
  return name === 'localhost' || name.endsWith('.localhost') || name === own || name === `${own}.local`;
}
