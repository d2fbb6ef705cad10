import { makeOutcomeTable } from '../../game/screen/outcome-table.js';
import { clockText, numberText } from '../../lib/format.js';

/** What a run of Treasure Rush came to besides its score. */
export const RushOutcome = makeOutcomeTable(({ completed, missed, seconds }) => [
  ['Treasures reached', numberText(Number(completed))],
  ['Treasures missed', numberText(Number(missed))],
  ['On the clock', clockText(Number(seconds))],
]);
