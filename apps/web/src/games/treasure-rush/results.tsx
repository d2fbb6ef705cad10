import type { TreasureRushOutcome, TreasureRushState } from '@warren/games/treasure-rush';
import type { ResultsProps } from '../../game/loop/game-view.js';
import { ResultsDialog } from '../../game/screen/results-dialog.js';
import { makeOutcomeTable, ScoreBill } from '../../game/screen/score-bill.js';
import { clockText, numberText } from '../../lib/format.js';

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

/** What a run of Treasure Rush came to besides its score. */
export const RushOutcome = makeOutcomeTable<TreasureRushOutcome>(({ completed, missed, seconds }) => [
  ['Treasures reached', numberText(completed)],
  ['Treasures missed', numberText(missed)],
  ['On the clock', clockText(seconds)],
]);
