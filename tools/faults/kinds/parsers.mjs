import { openBodies } from '../parsers/bodies.mjs';
import { fuzz, LIMITS } from '../parsers/fuzz.mjs';
import { drawText } from '../parsers/inputs.mjs';
import { makeParsers } from '../parsers/registry.mjs';

/** @typedef {import('../parsers/fuzz.mjs').Parser} Parser */

/** Inputs a parser. */
const WHOLE = 1_000_000;
/** A request takes a hundred times as long as a text. */
const TEXTS_A_REQUEST = 50;
const MUTANT_INPUTS = 20_000;

/**
 * Control mutants: parsers with one mistake each, which must be caught.
 * @type {Parser[]}
 */
const MUTANTS = [
  {
    name: 'a parser that throws',
    parse: (text) => decodeURIComponent(text),
    draw: (rng) => drawText(rng, ['a%20b']),
  },
  {
    name: 'a parser that allocates by claim',
    parse: (text) => new Uint8Array(Math.min(Math.abs(Number.parseInt(text, 10)) || 0, 200_000_000)),
    draw: (rng) => drawText(rng, ['12 cells', '900 cells']),
  },
  {
    name: 'a parser that is quadratic',
    parse: countPairs,
    draw: (rng) => drawText(rng, ['aabb']),
  },
];

/**
 * Fuzzes every parser of the house: none may throw, and no input may take more than 50 ms or 16 MiB.
 * @param {import('../main.mjs').FaultOptions} options
 * @returns {Promise<import('../main.mjs').FaultReport>}
 */
export async function run({ rounds = WHOLE, seed, print }) {
  /** @type {string[]} */
  const failures = [];
  let checks = 0;
  const bodies = await openBodies();
  try {
    for (const parser of [...(await makeParsers()), bodies.parser]) {
      const inputs = parser === bodies.parser ? Math.ceil(rounds / TEXTS_A_REQUEST) : rounds;
      const began = performance.now();
      const report = await fuzz(parser, { inputs, seed });
      checks += report.inputs;
      failures.push(...report.failures);
      const micros = ((performance.now() - began) * 1000) / Math.max(1, report.inputs);
      print(`${parser.name}: ${report.inputs} inputs, ${micros.toFixed(1)} microseconds each`);
    }
  } finally {
    await bodies.close();
  }
  for (const mutant of MUTANTS) {
    const { failures: caught } = await fuzz(mutant, { inputs: MUTANT_INPUTS, seed });
    checks++;
    if (caught[0] === undefined) failures.push(`the control mutant "${mutant.name}" was not caught`);
    else print(`control mutant caught: ${caught[0].slice(0, 120)}`);
  }
  print(`limits: ${LIMITS.ms} ms, ${LIMITS.mib} MiB`);
  return { checks, failures };
}

/** @param {string} text */
function countPairs(text) {
  let pairs = 0;
  for (let i = 0; i < text.length; i += 16) {
    for (let j = 0; j < text.length; j += 16) if (text.charCodeAt(i) === text.charCodeAt(j)) pairs++;
  }
  return pairs;
}
