import { performance } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { Gauge, type Metric, Registry } from 'prom-client';
import type { Sample } from '../lib/durations.js';
import type { RateLimiter } from '../limits/rate-limiter.js';
import type { Store } from '../store/store.js';
import type { DiskSpace } from './disk-space.js';
import { watchEventLoop } from './event-loop-lag.js';
import { isUp, queueCounts } from './health.js';
import { makeHistogram } from './histogram.js';
import type { ServerCounters } from './server-counters.js';

interface Parts {
  readonly store: Pick<Store, 'ready' | 'queue' | 'times'>;
  readonly disk: DiskSpace;
  readonly limiter: Pick<RateLimiter, 'limited'>;
  readonly counters: ServerCounters;
  readonly now: () => number;
}

/** The state of a server in numbers, in the text format of Prometheus. */
export function makeMetrics(app: FastifyInstance, parts: Parts): Registry {
  const registry = new Registry();
  countRequests(app, registry, parts.counters);
  const { counters, limiter, store, disk } = parts;
  sampled(registry, 'counter', 'warren_refusals_total', 'Requests refused, by the code of the error', () =>
    counters.refusals.samples(),
  );
  sampled(registry, 'counter', 'warren_rate_limited_total', 'Limits that were met, and whose', () =>
    limiter.limited.samples(),
  );
  sampled(registry, 'counter', 'warren_runs_judged_total', 'Runs with a verdict of this server', () =>
    counters.judged.samples(),
  );
  sampled(registry, 'counter', 'warren_check_work_units_total', 'Work of playing runs again, about us', () =>
    counters.work.samples(),
  );
  const times = 'warren_database_duration_seconds';
  sampled(registry, 'histogram', times, 'Reads and writes of the database', () => store.times.samples(times));
  const lag = watchEventLoop(app);
  sampled(registry, 'gauge', 'nodejs_eventloop_lag_seconds', 'Lag since it was last asked for', lag);
  sampled(registry, 'gauge', 'warren_disk_free_bytes', 'Free on the disk of the embedded database', () =>
    disk.freeBytes === null ? [] : [{ labels: {}, value: disk.freeBytes }],
  );
  gauge(registry, 'warren_database_up', 'Whether the database answers', async () =>
    (await isUp(parts.store)) ? 1 : 0,
  );
  countQueue(registry, parts);
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
  return registry;
}

/** `/metrics`: the numbers of a registry. */
export function addMetrics(app: FastifyInstance, registry: Registry): void {
  app.get('/metrics', async (_request, reply) => {
    reply.type(registry.contentType).header('cache-control', 'no-store');
    return registry.metrics();
  });
}

/** The waiting runs of the database, whichever server has them: the same on every server. */
function countQueue(registry: Registry, { store, now }: Pick<Parts, 'store' | 'now'>): void {
  const gauges = [
    ['warren_checks_waiting', 'Runs without a verdict', 'waiting'],
    ['warren_checks_running', 'Runs being checked by any server', 'running'],
    ['warren_checks_stuck', 'Runs that were begun too often and wait for the operator', 'stuck'],
  ] as const;
  const oldest = { name: 'warren_checks_oldest_seconds', help: 'How long the oldest of them has waited' };
  const all = [...gauges.map(([name, help]) => ({ name, help })), oldest].map(
    (about) => new Gauge({ ...about, registers: [] }),
  );
  // One question for all of them.
  const [first] = all;
  Object.assign(first, {
    async collect() {
      const counts = await queueCounts(store, now);
      gauges.forEach(([, , part], i) => {
        all[i].set(counts?.[part] ?? Number.NaN);
      });
      const since = counts === null ? Number.NaN : (counts.oldest ?? now());
      all[gauges.length].set(Math.max(0, (now() - since) / 1000));
    },
  });
  for (const each of all) registry.registerMetric(each);
}

/** Counts requests and their durations by method, route and status. */
function countRequests(app: FastifyInstance, registry: Registry, { refusals }: ServerCounters): void {
  const durations = makeHistogram();
  const name = 'http_request_duration_seconds';
  sampled(registry, 'histogram', name, 'Requests by method, route and status', () => durations.samples(name));
  app.addHook('onResponse', (request, reply, done) => {
    // The pattern of the route, not the address: clients can make up any number of addresses.
    const route = request.routeOptions.url ?? 'none';
    durations.add({
      method: request.method,
      route,
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
    if (reply.errorCode !== undefined) refusals.add({ code: reply.errorCode });
    done();
  });
}

/** A metric whose numbers are counted elsewhere. */
function sampled(
  registry: Registry,
  type: 'counter' | 'gauge' | 'histogram',
  name: string,
  help: string,
  samples: () => Sample[],
): void {
  const about = { name, help, aggregator: 'sum' as const };
  const metric = { ...about, get: async () => ({ ...about, type, values: samples() }) };
  registry.registerMetric(metric as unknown as Metric);
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
