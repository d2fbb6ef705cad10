import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { Sample } from '../lib/durations.js';

/** How often the lag is measured. A measurement includes this wait. */
const RESOLUTION_MS = 20;
const NANOSECONDS = 1e9;

/** How late the main thread came to its work since it was last asked, in seconds. */
export function watchEventLoop(app: FastifyInstance): () => Sample[] {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  app.addHook('onClose', async () => void delays.disable());
  const late = (nanoseconds: number) => Math.max(0, nanoseconds / NANOSECONDS - RESOLUTION_MS / 1000);
  return () => {
    const values = { '0.5': delays.percentile(50), '0.99': delays.percentile(99), '1': delays.max };
    // Before the first measurement the largest delay is 0, and others are tiny: all of them count as none.
    const samples = Object.entries(values).map(([quantile, value]) => ({
      labels: { quantile },
      value: late(value),
    }));
    delays.reset();
    return samples;
  };
}
