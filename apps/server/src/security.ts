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

/** Keeps a page from running or loading what is not ours, and from looking, listening or asking where one is. */
const PAGES: Headers = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

/** Data is nothing to be shown at all. That says it in two headers; each one more is paid for by every call. */
const DATA: Headers = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
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
