import type { CaveOutcome as Outcome } from '@warren/games/cave';
import { makeOutcomeTable } from '../../game/screen/outcome-table.js';
import { numberText } from '../../lib/format.js';

/** What a run of Cave came to besides its gold. */
export const CaveOutcome = makeOutcomeTable<Outcome>(({ moves, chests, defeated, deaths, explored }) => [
  ['Moves', numberText(moves)],
  ['Chests opened', numberText(chests)],
  ['Monsters defeated', numberText(defeated)],
  ['Fights lost', numberText(deaths)],
  ['Cells explored', numberText(explored)],
]);
