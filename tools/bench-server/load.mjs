import { performance } from 'node:perf_hooks';
import autocannon from 'autocannon';
import { percentile } from '../lib/percentile.mjs';

const SAMPLE_MS = 100;

/**
 * How a server bore up under load.
 * @typedef {object} Load
 * @property {number} rate Answers a second.
 * @property {number} p50 Milliseconds.
 * @property {number} p99 Milliseconds.
 * @property {number} answers
 * @property {Record<string, number>} errors What went wrong, and how often.
 * @property {number} cpu Microseconds of the server's processor an answer.
 * @property {number} busy How busy this process was, from 0 to 1.
 */
/**
 * @typedef {object} LoadOptions
 * @property {string} address
 * @property {number} connections
 * @property {number} [seconds] How long, unless there is an amount.
 * @property {number} [amount] How many answers.
 * @property {import('./suites/suite.mjs').Connect} connect Gives each connection its requests.
 */

/**
 * Has many connections ask one after another, for so many seconds or for an amount of answers.
 * @param {LoadOptions} options
 * @returns {Promise<Load>}
 */
export async function load({ address, connections, seconds = 1, amount, connect }) {
  const errors = countErrors();
  /** @type {number[]} */
  const times = [];
  const cpuBefore = await cpuOf(address);
  const busyBefore = performance.eventLoopUtilization();
  const began = performance.now();
  let last = began;
  let connected = 0;
  const options = {
    url: address,
    connections,
    ...(amount === undefined ? { duration: seconds } : { amount }),
    sampleInt: SAMPLE_MS,
    /** @param {import('autocannon').Client} client */
    setupClient: (client) => client.setRequests(connect(connected++, errors.add)),
  };
  await new Promise((resolve, reject) => {
    const running = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
    running.on('response', (_client, status, _bytes, ms) => {
      if (status < 200 || status > 299) errors.add(`status ${status}`);
      times.push(ms);
      last = performance.now();
    });
    running.on('reqError', (error) => errors.add(error.message));
  });
  const { utilization } = performance.eventLoopUtilization(busyBefore);
  const cpu = (await cpuOf(address)) - cpuBefore;
  return {
    rate: (times.length / (last - began)) * 1000,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    answers: times.length,
    errors: errors.found(),
    cpu: (cpu * 1_000_000) / Math.max(1, times.length),
    busy: utilization,
  };
}

/** Counts what goes wrong by what it is. */
function countErrors() {
  /** @type {Map<string, number>} */
  const counts = new Map();
  return {
    /** @param {string} what */
    add: (what) => {
      counts.set(what, (counts.get(what) ?? 0) + 1);
    },
    found: () => Object.fromEntries(counts),
  };
}

/**
 * The seconds of processor time a server has taken so far, by its metrics.
 * @param {string} address
 */
export async function cpuOf(address) {
  const text = await (await fetch(`${address}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)$/m.exec(text)?.[1]);
}
