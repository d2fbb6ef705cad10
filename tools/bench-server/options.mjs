import { parseArgs } from 'node:util';
import { accept, refuse } from '../../packages/engine/dist/index.js';
import { SUITE_NAMES } from './suites/registry.mjs';

const SHORT = { rounds: 5, seconds: 0.5 };
const LONG = { rounds: 5, seconds: 5 };

export const USAGE = `npm run bench:server -- [${SUITE_NAMES.join('|')}]... [--long] [--rounds N] [--seconds N] [--rows N] [--data DIR] [--profile DIR]`;

/**
 * What is to be measured, and how long.
 * @typedef {object} Options
 * @property {readonly string[]} names The suites.
 * @property {number} rounds
 * @property {number} seconds The length of a round.
 * @property {number} rows The size of the board.
 * @property {string | undefined} data The folder for the database.
 * @property {string | undefined} profile The folder for profiles of the processor.
 */

/**
 * Reads the words of the command, or says what is wrong with them.
 * @param {string[]} words
 * @returns {import('../../packages/engine/dist/index.js').Result<Options>}
 */
export function readOptions(words) {
  const typed = parseWords(words);
  if (!typed.ok) return typed;
  const { values, positionals } = typed.value;
  const unknown = positionals.find((name) => !SUITE_NAMES.includes(name));
  if (unknown !== undefined) return refuse(`there is no suite "${unknown}"`);
  const numbers = { ...(values.long ? LONG : SHORT), rows: 100_000 };
  for (const name of /** @type {const} */ (['rounds', 'seconds', 'rows'])) {
    const text = values[name];
    if (text === undefined) continue;
    numbers[name] = /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 0;
    if (numbers[name] === 0) return refuse(`--${name} must be a whole number from 1`);
  }
  const names = positionals.length === 0 ? SUITE_NAMES : positionals;
  return accept({ names, ...numbers, data: values.data, profile: values.profile });
}

/** @param {string[]} words */
function parseWords(words) {
  try {
    return accept(
      parseArgs({
        args: words,
        allowPositionals: true,
        options: {
          long: { type: 'boolean', default: false },
          rounds: { type: 'string' },
          seconds: { type: 'string' },
          rows: { type: 'string' },
          data: { type: 'string' },
          profile: { type: 'string' },
        },
      }),
    );
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}
