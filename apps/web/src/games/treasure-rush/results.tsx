import type { TreasureRushState } from '@warren/games/treasure-rush';
import type { ResultsProps } from '../../game/loop/game-view.js';
import { ResultsDialog } from '../../game/screen/results-dialog.js';
import { ScoreBill } from '../../game/screen/score-bill.js';
import { RushOutcome } from './outcome.js';

/** What a run came to: its score, and what that was made of. */
export function Results(props: ResultsProps<TreasureRushState>) {
  const { outcome, state } = props.run;
  return (
    <ResultsDialog
      {...props}
      account={
        <>
          <RushOutcome outcome={outcome} />
          <ScoreBill score={state.score} />
        </>
      }
    />
  );
}
