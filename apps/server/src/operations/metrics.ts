import { performance } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { Gauge, type Metric, Registry } from 'prom-client';
import type { Store } from '../store/store.js';
import type { VerificationQueue } from '../verification/verification-queue.js';
import { isUp } from './health.js';
import { makeHistogram } from './histogram.js';

interface Parts {
  readonly store: Pick<Store, 'ready'>;
  readonly verification: Pick<VerificationQueue, 'running' | 'waiting'>;
}

/** `/metrics`: the state of the server in the text format of Prometheus. */
export function addMetrics(app: FastifyInstance, parts: Parts): void {
  const registry = new Registry();
  countRequests(app, registry);
  gauge(registry, 'warren_database_up', 'Whether the database answers', async () =>
    (await isUp(parts.store)) ? 1 : 0,
  );
  gauge(registry, 'warren_checks_waiting', 'Runs that wait to be checked', () => parts.verification.waiting);
  gauge(registry, 'warren_checks_running', 'Runs being checked', () => parts.verification.running);
  gauge(registry, 'process_resident_memory_bytes', 'Memory of the process', process.memoryUsage.rss);
  gauge(registry, 'process_uptime_seconds', 'Since the process began', () => process.uptime());
  gauge(registry, 'process_cpu_seconds_total', 'Time on the processor', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000_000;
  });
  const before = performance.eventLoopUtilization();
  gauge(registry, 'nodejs_eventloop_utilization', 'How busy the main thread has been, from 0 to 1', () =>
    Number(performance.eventLoopUtilization(before).utilization.toFixed(4)),
  );
  app.get('/metrics', async (_request, reply) => {
    reply.type(registry.contentType).header('cache-control', 'no-store');
    return registry.metrics();
  });
}

/** Counts requests and their durations by method, route and status. */
function countRequests(app: FastifyInstance, registry: Registry): void {
  const durations = makeHistogram();
  const name = 'http_request_duration_seconds';
  const about = { name, help: 'Requests by method, route and status', aggregator: 'sum' as const };
  const histogram = {
    ...about,
    get: async () => ({ ...about, type: 'histogram', values: durations.samples(name) }),
  };
  registry.registerMetric(histogram as unknown as Metric);
  app.addHook('onResponse', (request, reply, done) => {
    // The pattern of the route, not the address: clients can make up any number of addresses.
    const route = request.routeOptions.url ?? 'none';
    durations.add({
      method: request.method,
      route,
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
    done();
  });
}

function gauge(registry: Registry, name: string, help: string, read: () => number | Promise<number>): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      this.set(await read());
    },
  });
}
