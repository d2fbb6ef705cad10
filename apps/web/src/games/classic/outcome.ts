import { type ClassicOutcome as Outcome, classicTimeText as timeText } from '@warren/games/classic';
import { makeOutcomeTable } from '../../game/screen/outcome-table.js';
import { numberText } from '../../lib/format.js';

/** What a run of Classic came to besides its result. */
export const ClassicOutcome = makeOutcomeTable<Outcome>(
  ({ ticks, moves, shortest, width, height, assisted, medal }) => [
    ['Maze', `${width} x ${height}`],
    ['Time', timeText(ticks)],
    ['Moves', `${numberText(moves)} (the shortest way has ${numberText(shortest)})`],
    ['Medal', assisted ? 'none: the way was shown' : medal],
  ],
);
