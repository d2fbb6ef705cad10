import { boardSuites } from './boards.mjs';
import { readSuites } from './reads.mjs';
import { runSuites } from './runs.mjs';
import { saveSuites } from './saves.mjs';

export const SUITE_NAMES = [
  'hello',
  'me',
  'board-top',
  'board-page',
  'around-me',
  'save',
  'save-large',
  'run',
];

/**
 * Every suite, in the order they are measured: what only reads comes first.
 * @param {import('./suite.mjs').Seeded & { rows: number }} seeded
 */
export function makeSuites(seeded) {
  const nextPlayer = eachOnce(seeded.tokens);
  const parts = { ...seeded, nextPlayer };
  return [...readSuites(parts), ...boardSuites(parts), ...saveSuites(parts), ...runSuites(parts)];
}

/**
 * Another player each time, so that no round finds what an earlier one left behind.
 * @param {string[]} tokens
 */
function eachOnce(tokens) {
  let next = 0;
  return () => {
    const token = tokens[next++];
    if (token === undefined) throw new Error('there are not enough players for so many rounds');
    return token;
  };
}
