import type { Upload } from '@warren/client';
import { runTitle } from '../boards/run-words.js';
import { numberText } from '../lib/format.js';

const SETTLED: readonly string[] = ['verified', 'unranked', 'refused'];

/** What is to be said about runs that were on their way before and have arrived now. */
export function lateNews(before: readonly Upload[], now: readonly Upload[]): string[] {
  const wasOnItsWay = new Set(
    before.filter(({ state }) => !SETTLED.includes(state.phase)).map(({ key }) => key),
  );
  return now.filter(({ key }) => wasOnItsWay.has(key)).flatMap((upload) => newsOf(upload));
}

function newsOf({ game, state }: Upload): string[] {
  switch (state.phase) {
    case 'verified': {
      const where = state.rank === null ? 'a better one is listed' : `rank ${numberText(state.rank)}`;
      return [`${runTitle(state.run)}: your run was checked, ${where}.`];
    }
    case 'unranked':
      return [`${runTitle(state.run)}: your run was checked and is unranked.`];
    case 'refused':
      return [`${runTitle({ game, board: null })}: your run was refused.`];
    default:
      return [];
  }
}
