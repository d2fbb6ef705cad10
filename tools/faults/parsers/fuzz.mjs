import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Rng } from '@warren/engine';

/**
 * A parser with what it is fuzzed with. It answers for any input, or throws an error that `refuses` knows.
 * @typedef {object} Parser
 * @property {string} name
 * @property {(input: any) => unknown} parse May answer a promise.
 * @property {(rng: Rng) => unknown} draw The next input.
 * @property {(error: unknown) => boolean} [refuses] Whether an error is how this parser refuses.
 */
/** @typedef {{ inputs: number, failures: string[] }} FuzzReport */

/** What any input may take: processor time, and memory that is there after the call and was not before. */
export const LIMITS = { ms: 50, mib: 16 };
const BYTES_A_MIB = 1024 * 1024;
/** Garbage collection and other programs make any input dear once; one that is dear each time counts. */
const REPEATS = 7;
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
/** A parser that fails is not asked for ever. */
const ENOUGH = 3;

/**
 * Asks a parser for so many inputs, the same for equal seeds.
 * @param {Parser} parser
 * @param {{ inputs: number, seed: string }} options
 * @returns {Promise<FuzzReport>}
 */
export async function fuzz(parser, { inputs, seed }) {
  const rng = Rng.fromSeed(seed, parser.name);
  const report = { inputs: 0, failures: /** @type {string[]} */ ([]) };
  for (; report.inputs < inputs && report.failures.length < ENOUGH; report.inputs++) {
    const input = parser.draw(rng);
    const memory = memoryUsed();
    const began = performance.now();
    const failure = await attempt(parser, input);
    const taken = { ms: performance.now() - began, mib: (memoryUsed() - memory) / BYTES_A_MIB };
    if (failure !== null) report.failures.push(`${parser.name} ${failure}: ${shown(input)}`);
    if (!isOver(taken)) continue;
    const again = await remeasure(parser, input, taken);
    if (again.ms > LIMITS.ms)
      report.failures.push(`${parser.name} takes ${again.ms.toFixed()} ms: ${shown(input)}`);
    if (again.mib > LIMITS.mib)
      report.failures.push(`${parser.name} takes ${again.mib.toFixed()} MiB: ${shown(input)}`);
  }
  return report;
}

/**
 * What is wrong with how a parser takes an input; `null` if nothing.
 * @param {Parser} parser
 * @param {unknown} input
 */
async function attempt({ parse, refuses = () => false }, input) {
  try {
    const answer = parse(input);
    if (answer instanceof Promise) await answer;
    return null;
  } catch (error) {
    return refuses(error) ? null : `throws ${error instanceof Error ? error.message : error}`;
  }
}

/**
 * The least that an input takes in a few more tries: processor milliseconds and MiB. It stops as soon as both are
 * allowed.
 * @param {Parser} parser
 * @param {unknown} input
 * @param {{ ms: number, mib: number }} first Milliseconds by the clock, which other programs make long.
 */
async function remeasure(parser, input, first) {
  const least = { ...first };
  for (let i = 0; i < REPEATS && isOver(least); i++) {
    if (least.mib > LIMITS.mib) collectGarbage();
    const memory = memoryUsed();
    const before = process.cpuUsage();
    await attempt(parser, input);
    const { user, system } = process.cpuUsage(before);
    least.ms = Math.min(least.ms, (user + system) / 1000);
    least.mib = Math.min(least.mib, (memoryUsed() - memory) / BYTES_A_MIB);
  }
  return least;
}

/** What an earlier try left must not make room for the next one. */
function collectGarbage() {
  collect();
  // Buffers are freed behind the back of the first; the second waits for that.
  collect();
}

/** @param {{ ms: number, mib: number }} taken */
function isOver({ ms, mib }) {
  return ms > LIMITS.ms || mib > LIMITS.mib;
}

function memoryUsed() {
  const { used_heap_size: heap, external_memory: external } = getHeapStatistics();
  return heap + external;
}

/** @param {unknown} input */
function shown(input) {
  const text =
    input instanceof Uint8Array ? Buffer.from(input).toString('base64') : (JSON.stringify(input) ?? '');
  return text.length > 200 ? `${text.slice(0, 200)}... (${text.length} characters)` : text;
}
