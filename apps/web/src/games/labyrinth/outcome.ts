import type { LabyrinthOutcome as Outcome } from '@warren/games/labyrinth';
import { makeOutcomeTable, type OutcomeLine } from '../../game/screen/score-bill.js';
import { clockText, numberText } from '../../lib/format.js';

const SHOWN: OutcomeLine = ['Way out shown', 'yes'];

/** What a run of Labyrinth came to besides its score. */
export const LabyrinthOutcome = makeOutcomeTable<Outcome>(({ level, completed, seconds, assisted }) => [
  ['Level reached', numberText(level)],
  ['Levels won', numberText(completed)],
  ['On the clock', clockText(seconds)],
  ...(assisted ? [SHOWN] : []),
]);
