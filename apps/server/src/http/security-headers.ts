import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.js';
import { isApiAddress } from './messages.js';

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

/** Pages run and load our own files only, and may not use camera, microphone or location. */
const PAGES: Headers = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

/** Answers of the API are data, never a page. Two headers say so; each further one would cost every call time. */
const DATA: Headers = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

/** Valid for a year; sent only where the settings say that clients come over TLS. */
const OVER_TLS: Headers = {
  'strict-transport-security': 'max-age=31536000',
  'cross-origin-opener-policy': 'same-origin',
};

/**
 * Adds the headers that tell browsers what our answers may do, and the id of the request. They are made once:
 * making them for each request cost a fifth of the time of a plain answer.
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
