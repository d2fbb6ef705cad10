import { isIP } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '../config/config.js';
import type { RateLimiter } from '../limits/rate-limiter.js';
import type { Store } from '../store/store.js';
import { addAdminActs } from './admin-acts.js';
import type { DiskSpace } from './disk-space.js';
import { addReadiness } from './health.js';
import type { Lifecycle } from './lifecycle.js';
import { addMetrics, makeMetrics } from './metrics.js';
import type { ServerCounters } from './server-counters.js';

interface Parts {
  readonly lifecycle: Lifecycle;
  readonly disk: DiskSpace;
  readonly store: Store;
  readonly limiter: Pick<RateLimiter, 'limited'>;
  readonly counters: ServerCounters;
  readonly now: () => number;
}

/**
 * Adds `/metrics` and `/readyz`. With an admin port, the numbers and details are there alone, and everybody else
 * learns only whether the server is ready. Without one, a server of this machine alone shows them to all of it. The
 * acts of the operator are on the admin port alone, and there only with a token in the settings.
 */
export async function addOperations(app: FastifyInstance, config: Config, parts: Parts): Promise<void> {
  const registry = makeMetrics(app, parts);
  const { adminPort, host } = config;
  const isPrivate = adminPort === null && isLoopback(host);
  addReadiness(app, parts, isPrivate ? 'operator' : 'everybody');
  if (isPrivate) addMetrics(app, registry);
  if (adminPort === null) return;
  const admin = fastify({ forceCloseConnections: true });
  addReadiness(admin, parts, 'operator');
  addMetrics(admin, registry);
  const { store, now } = parts;
  if (config.adminToken !== null)
    addAdminActs(admin, config.adminToken, { store, now, site: siteOf(config) });
  app.addHook('onListen', async () => {
    const address = await admin.listen({ host: config.adminHost, port: adminPort });
    app.log.info(`metrics and details at ${address}`);
  });
  app.addHook('onClose', () => admin.close());
}

/** Where the web app is, for links in what is printed. */
export function siteOf({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): string {
  return publicUrl ?? `http://localhost:${port}`;
}

/** Whether only this machine reaches a server that listens on this host. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}
