import { type LabyrinthState, labyrinthOutcome, scoreParts } from '@warren/games/labyrinth';
import type { ResultsProps } from '../../game/loop/game-view.js';
import { ResultsDialog } from '../../game/screen/results-dialog.js';
import { ScoreBill } from '../../game/screen/score-bill.js';
import { LabyrinthOutcome } from './outcome.js';

const TITLES = { lost: 'Out of time', won: 'The way out' } as const;

/** What a run or a level came to: how far it went, and what its score is made of. */
export function Results(props: ResultsProps<LabyrinthState>) {
  const outcome = labyrinthOutcome(props.run.state);
  const { levels, seconds } = scoreParts(outcome);
  const title = props.phase === 'lost' || props.phase === 'won' ? TITLES[props.phase] : undefined;
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
