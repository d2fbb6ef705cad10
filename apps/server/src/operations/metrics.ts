import { performance } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { Gauge, Histogram, Registry } from 'prom-client';
import type { RunChecker } from '../checker/run-checker.js';
import type { Store } from '../store/store.js';
import { isUp } from './is-up.js';

interface Parts {
  readonly store: Pick<Store, 'ready'>;
  readonly checker: Pick<RunChecker, 'running' | 'waiting'>;
}

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** `/metrics`: how the server fares, in the text form of Prometheus. */
export function addMetrics(app: FastifyInstance, parts: Parts): void {
  const registry = new Registry();
  countRequests(app, registry);
  gauge(registry, 'warren_database_up', 'Whether the database answers', async () =>
    (await isUp(parts.store)) ? 1 : 0,
  );
  gauge(registry, 'warren_checks_waiting', 'Runs that wait to be checked', () => parts.checker.waiting);
  gauge(registry, 'warren_checks_running', 'Runs being checked', () => parts.checker.running);
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

/** How many requests there were, of which route, with which status, and how long they took. */
function countRequests(app: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    // The pattern of the route, never the address itself: anybody could make up any number of those.
    const route = request.routeOptions.url ?? 'none';
    durations.labels(request.method, route, String(reply.statusCode)).observe(reply.elapsedTime / 1000);
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
