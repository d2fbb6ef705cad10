import { makeOutcomeTable, type OutcomeLine } from '../../game/screen/outcome-table.js';
import { clockText, numberText } from '../../lib/format.js';

const SHOWN: OutcomeLine = ['Way out shown', 'yes'];

/** What a run of Labyrinth came to besides its score. */
export const LabyrinthOutcome = makeOutcomeTable(({ level, completed, seconds, assisted }) => [
  ['Level reached', numberText(Number(level))],
  ['Levels won', numberText(Number(completed))],
  ['On the clock', clockText(Number(seconds))],
  ...(assisted === true ? [SHOWN] : []),
]);
