import type { FastifyInstance } from 'fastify';
import type { Config } from './config/config.js';
import { isApiAddress } from './routes/is-api-address.js';

type Headers = Readonly<Record<string, string>>;

const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "font-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** What holds for every answer. */
const EVERYWHERE: Headers = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
};

/** Keeps a page from running or loading anything that is not ours, and from looking, listening or asking where one is. */
const PAGES: Headers = {
  ...EVERYWHERE,
  'content-security-policy': POLICY,
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

/** Data is nothing to be shown at all. */
const DATA: Headers = {
  ...EVERYWHERE,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** A promise for half a year, made only where the settings say that people come over TLS. */
const OVER_TLS: Headers = {
  'strict-transport-security': 'max-age=15552000',
  'cross-origin-opener-policy': 'same-origin',
};

/**
 * Adds the headers that tell browsers what our answers may do, and the number of the request. They are written
 * down beforehand: making them anew cost a fifth of the time of a plain answer.
 */
export function addSecurityHeaders(app: FastifyInstance, { publicUrl }: Pick<Config, 'publicUrl'>): void {
  const transport = publicUrl?.startsWith('https:') === true ? OVER_TLS : {};
  const pages = { ...PAGES, ...transport };
  const data = { ...DATA, ...transport };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isApiAddress(request.url) ? data : pages).header('x-request-id', request.id);
    done();
  });
}
