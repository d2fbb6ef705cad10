import { parseArgs } from 'node:util';
import { accept, refuse } from '../../packages/engine/dist/index.js';
import { SUITE_NAMES } from './suites/registry.mjs';

const SHORT = { rounds: 5, seconds: 0.5 };
const LONG = { rounds: 5, seconds: 5 };

export const USAGE = `npm run bench:server -- [${SUITE_NAMES.join('|')}]... [--long] [--rounds N] [--seconds N] [--rows N] [--data DIR] [--profile DIR]`;

/** What is to be measured, as it was typed, or what is wrong with that. */
export function readWish(words) {
  let typed;
  try {
    typed = parseArgs({
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
    });
  } catch (error) {
    return refuse(error.message);
  }
  const { values, positionals } = typed;
  const unknown = positionals.find((name) => !SUITE_NAMES.includes(name));
  if (unknown !== undefined) return refuse(`there is no suite "${unknown}"`);
  const numbers = { ...(values.long ? LONG : SHORT), rows: 100_000 };
  for (const name of ['rounds', 'seconds', 'rows']) {
    if (values[name] === undefined) continue;
    numbers[name] = /^[1-9]\d{0,6}$/.test(values[name]) ? Number(values[name]) : 0;
    if (numbers[name] === 0) return refuse(`--${name} must be a whole number from 1`);
  }
  const names = positionals.length === 0 ? SUITE_NAMES : positionals;
  return accept({ names, ...numbers, data: values.data, profile: values.profile });
}
