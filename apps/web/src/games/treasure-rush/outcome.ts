import type { TreasureRushOutcome } from '@warren/games/treasure-rush';
import { makeOutcomeTable } from '../../game/screen/score-bill.js';
import { clockText, numberText } from '../../lib/format.js';

/** What a run of Treasure Rush came to besides its score. */
export const RushOutcome = makeOutcomeTable<TreasureRushOutcome>(({ completed, missed, seconds }) => [
  ['Treasures reached', numberText(completed)],
  ['Treasures missed', numberText(missed)],
  ['On the clock', clockText(seconds)],
]);
