import { numberText } from '../play/number-text.js';
import { makeOutcomeTable } from '../play/outcome-table.js';

/** What a run of Cave came to besides its gold. */
export const CaveOutcome = makeOutcomeTable(({ moves, chests, defeated, deaths, explored }) => [
  ['Moves', numberText(Number(moves))],
  ['Chests opened', numberText(Number(chests))],
  ['Monsters defeated', numberText(Number(defeated))],
  ['Fights lost', numberText(Number(deaths))],
  ['Cells explored', numberText(Number(explored))],
]);
