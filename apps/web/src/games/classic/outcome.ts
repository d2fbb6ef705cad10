import { classicTimeText as timeText } from '@warren/games/classic';
import { makeOutcomeTable } from '../../game/screen/outcome-table.js';
import { numberText } from '../../lib/format.js';

/** What a run of Classic came to besides its result. */
export const ClassicOutcome = makeOutcomeTable(
  ({ ticks, moves, shortest, width, height, assisted, medal }) => [
    ['Maze', `${width} x ${height}`],
    ['Time', timeText(Number(ticks))],
    ['Moves', `${numberText(Number(moves))} (the shortest way has ${numberText(Number(shortest))})`],
    ['Medal', assisted ? 'none: the way was shown' : String(medal)],
  ],
);
