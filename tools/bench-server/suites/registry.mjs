import { boardSuites } from './boards.mjs';
import { readSuites } from './reads.mjs';
import { runSuites } from './runs.mjs';
import { saveSuites } from './saves.mjs';

/** The one suite that is not a load of requests: see `witness/`. */
export const WITNESS = 'witness';

export const SUITE_NAMES = [
  'hello',
  'me',
  'board-top',
  'board-page',
  'around-me',
  'save',
  'save-large',
  'run',
  WITNESS,
];

/**
 * Every suite of requests, in the order they are measured: what only reads comes first.
 * @param {import('./suite.mjs').SuiteParts} parts
 */
export function makeSuites(parts) {
  return [...readSuites(parts), ...boardSuites(parts), ...saveSuites(parts), ...runSuites(parts)];
}

/**
 * Another player each time, so that no round finds what an earlier one left behind.
 * @param {string[]} tokens
 */
export function eachOnce(tokens) {
  let next = 0;
  return () => {
    const token = tokens[next++];
    if (token === undefined) throw new Error('there are not enough players for so many rounds');
    return token;
  };
}
