import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config/config.js';

const HALF_A_YEAR = 15_552_000;
/** Nothing here looks, listens or asks where somebody is. */
const PERMISSIONS = 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()';

/** Headers that keep a page from running or loading anything that is not ours. */
export async function addSecurityHeaders(
  app: FastifyInstance,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Promise<void> {
  const secure = publicUrl?.startsWith('https:') === true;
  await app.register(helmet, {
    contentSecurityPolicy: {
      // The defaults of the library include upgrade-insecure-requests, which breaks plain HTTP on a home network.
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // A promise for the future, made only where the settings say that people come over TLS.
    strictTransportSecurity: secure ? { maxAge: HALF_A_YEAR, includeSubDomains: false } : false,
    // Browsers complain about these two on plain HTTP.
    crossOriginOpenerPolicy: secure,
    originAgentCluster: secure,
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('permissions-policy', PERMISSIONS).header('x-request-id', request.id);
    done();
  });
}
