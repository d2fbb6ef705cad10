import { GAMES } from '@warren/games';
import { findDearest } from '../dearest/search.js';
import { type BenchResult, resultOf } from '../result.js';

/** The names of what the suite measures: the dearest recordings of each game that a search by mutation finds. */
export const DEAREST_NAMES: readonly string[] = GAMES.map(({ id }) => `dearest-${id}`);

/** Processor time of verifying them: a byte, a tick and a whole run. The search always draws the same attacks. */
export function* runDearest(name: string): Iterable<BenchResult> {
  const game = name.slice('dearest-'.length);
  const { perByte, perTick, run, perUnit, bound } = findDearest(game);
  const measured: readonly (readonly [string, number])[] = [
    ['us/byte', perByte],
    ['us/tick', perTick],
    ['us/unit of work', perUnit],
    ['s/run', run],
    ['s/run at the limit', bound],
  ];
  for (const [unit, value] of measured) {
    const rounded = Number(value.toFixed(2));
    yield resultOf({ suite: 'dearest', name, size: 1, unit }, { best: rounded, median: rounded }, []);
  }
}
