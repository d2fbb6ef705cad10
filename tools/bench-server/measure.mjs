import { load } from './load.mjs';
import { startBare } from './processes.mjs';
import { judge, ratios, summary } from './summary.mjs';

/** @typedef {import('./load.mjs').Load} Load */
/** @typedef {import('./suites/suite.mjs').Suite} Suite */
/** @typedef {{ address: string, rounds: Load[] }} Measured */
/** @typedef {Measured & { name: string, stop(): Promise<void> }} Bare */

/** Until the compiler has settled: before, a server spends twice the time on an answer. */
const WARM_UP = 15_000;

/**
 * Measures one suite on a running server, beside bare routes that give the same answer: each round asks all of them,
 * one after another.
 * @param {Suite} suite
 * @param {{ folder: string, address: string, rounds: number, seconds: number }} how
 */
export async function measure(suite, { folder, address, rounds, seconds }) {
  const route = { call: suite.call, ...(await firstAnswer(suite, address)) };
  const forms = suite.ready ? [false, true] : [false];
  /** @type {Bare[]} */
  const bares = [];
  try {
    for (const ready of forms) {
      const server = await startBare({ folder, route: { ...route, ready } });
      bares.push({ name: ready ? 'bare, bytes written once' : 'bare', ...server, rounds: [] });
    }
    /** @type {Measured} */
    const ours = { address, rounds: [] };
    const all = [...bares, ours];
    const { connections } = suite;
    /**
     * @param {Measured} server
     * @param {{ seconds: number } | { amount: number }} time
     */
    const ask = (server, time) =>
      load({ connections, ...time, address: server.address, connect: suite.begin() });
    for (const server of all) await ask(server, { amount: suite.warmUp ?? WARM_UP });
    for (let round = 0; round < rounds; round++) {
      for (const server of all) server.rounds.push(await ask(server, { seconds }));
    }
    return report(suite, { ours, bares, bytes: JSON.stringify(route.answer).length });
  } finally {
    for (const { stop } of bares) await stop();
  }
}

/**
 * What the server answers to a first request of the suite.
 * @param {Suite} suite
 * @param {string} address
 */
async function firstAnswer(suite, address) {
  const { path, ...request } = suite.first();
  const response = await fetch(address + path, request);
  const answer = await response.json();
  if (!response.ok) throw new Error(`${suite.name}: ${response.status} ${JSON.stringify(answer)}`);
  return { status: response.status, answer };
}

/**
 * @param {Suite} suite
 * @param {{ ours: Measured, bares: Bare[], bytes: number }} measured
 */
function report({ name, about, call, connections, goal }, { ours, bares, bytes }) {
  const result = {
    ours: summary(ours.rounds),
    bare: bares.map(({ name, rounds }) => ({
      name,
      ...summary(rounds),
      ratio: ratios(ours.rounds, rounds),
    })),
  };
  const failed = [result.ours, ...result.bare].some(({ errors }) => Object.keys(errors).length > 0);
  const judged = goal === null ? {} : { goal, ok: !failed && judge(goal, result) };
  return { name, about, call, connections, answerBytes: bytes, ...result, failed, ...judged };
}
