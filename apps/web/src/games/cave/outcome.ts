import { makeOutcomeTable } from '../../game/screen/outcome-table.js';
import { numberText } from '../../lib/format.js';

/** What a run of Cave came to besides its gold. */
export const CaveOutcome = makeOutcomeTable(({ moves, chests, defeated, deaths, explored }) => [
  ['Moves', numberText(Number(moves))],
  ['Chests opened', numberText(Number(chests))],
  ['Monsters defeated', numberText(Number(defeated))],
  ['Fights lost', numberText(Number(deaths))],
  ['Cells explored', numberText(Number(explored))],
]);
