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

/** Every suite, in the order they are measured: what only reads comes first. */
export function makeSuites(seeded) {
  const nextPlayer = eachOnce(seeded.tokens);
  const parts = { ...seeded, nextPlayer };
  return [...readSuites(parts), ...boardSuites(parts), ...saveSuites(parts), ...runSuites(parts)];
}

/** Another player each time, so that nobody finds what an earlier round left behind. */
function eachOnce(tokens) {
  let next = 0;
  return () => {
    const token = tokens[next++];
    if (token === undefined) throw new Error('there are not enough players for so many rounds');
    return token;
  };
}
