import { performance } from 'node:perf_hooks';
import autocannon from 'autocannon';
import { percentile } from '../bench-web/percentile.mjs';

const SAMPLE_MS = 100;

/**
 * Has many connections ask one after another, for so many seconds or for an amount of answers. `connect(i, tell)` gives
 * each connection its requests.
 * Answers `{ rate, p50, p99, answers, errors, cpu, busy }`: answers a second, milliseconds, how many there were, what
 * went wrong, microseconds of the server's processor an answer, and how busy this process was from 0 to 1.
 */
export async function load({ address, connections, seconds, amount, connect }) {
  const trouble = makeTrouble();
  const times = [];
  const cpuBefore = await cpuOf(address);
  const busyBefore = performance.eventLoopUtilization();
  const began = performance.now();
  let last = began;
  let connected = 0;
  const running = autocannon({
    url: address,
    connections,
    ...(amount === undefined ? { duration: seconds } : { amount }),
    sampleInt: SAMPLE_MS,
    setupClient: (client) => client.setRequests(connect(connected++, trouble.tell)),
  });
  running.on('response', (_client, status, _bytes, ms) => {
    if (status < 200 || status > 299) trouble.tell(`status ${status}`);
    times.push(ms);
    last = performance.now();
  });
  running.on('reqError', (error) => trouble.tell(error.message));
  await running;
  const { utilization } = performance.eventLoopUtilization(busyBefore);
  const cpu = (await cpuOf(address)) - cpuBefore;
  return {
    rate: (times.length / (last - began)) * 1000,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    answers: times.length,
    errors: trouble.found(),
    cpu: (cpu * 1_000_000) / Math.max(1, times.length),
    busy: utilization,
  };
}

/** Counts what goes wrong by what it is. */
function makeTrouble() {
  const counts = new Map();
  return {
    tell: (what) => counts.set(what, (counts.get(what) ?? 0) + 1),
    found: () => Object.fromEntries(counts),
  };
}

/** The seconds of processor time a server has taken so far, as its metrics say. */
async function cpuOf(address) {
  const text = await (await fetch(`${address}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)$/m.exec(text)?.[1]);
}
