import {
  isGivenUp,
  type LabyrinthState,
  labyrinthOutcome,
  type LabyrinthOutcome as Outcome,
  scoreParts,
} from '@warren/games/labyrinth';
import type { ResultsProps } from '../../game/loop/game-view.js';
import { ResultsDialog } from '../../game/screen/results-dialog.js';
import { makeOutcomeTable, type OutcomeLine, ScoreBill } from '../../game/screen/score-bill.js';
import { clockText, numberText } from '../../lib/format.js';

const TITLES = { lost: 'Out of time', won: 'The way out' } as const;

/** What a run or a level came to: how far it went, and what its score is made of. */
export function Results(props: ResultsProps<LabyrinthState>) {
  const outcome = labyrinthOutcome(props.run.state);
  const { levels, seconds } = scoreParts(outcome);
  // A run that was given up has the usual title.
  const { result } = outcome;
  const title = result === 'playing' || isGivenUp(props.run.state) ? undefined : TITLES[result];
  return (
    <ResultsDialog
      {...props}
      {...(title !== undefined && { title })}
      account={
        <>
          <LabyrinthOutcome outcome={outcome} />
          <ScoreBill
            parts={[
              { title: 'For levels', points: levels },
              { title: 'For seconds left', points: seconds },
            ]}
            score={outcome.score}
          />
        </>
      }
    />
  );
}

const SHOWN: OutcomeLine = ['Way out shown', 'yes'];

/** What a run of Labyrinth came to besides its score. */
export const LabyrinthOutcome = makeOutcomeTable<Outcome>(({ level, completed, seconds, assisted }) => [
  ['Level reached', numberText(level)],
  ['Levels won', numberText(completed)],
  ['On the clock', clockText(seconds)],
  ...(assisted ? [SHOWN] : []),
]);
