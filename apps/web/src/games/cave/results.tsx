import type { CaveState } from '@warren/games/cave';
import type { ResultsProps } from '../../game/loop/game-view.js';
import { ResultsDialog } from '../../game/screen/results-dialog.js';
import { ScoreBill } from '../../game/screen/score-bill.js';
import { CaveOutcome } from './outcome.js';

/** What an expedition came to: what was done, and the gold that was brought home. */
export function Results(props: ResultsProps<CaveState>) {
  const { outcome, state } = props.run;
  const { gold } = state;
  return (
    <ResultsDialog
      {...props}
      title={gold > 0 ? 'You are home again' : 'Home, with empty hands'}
      account={
        <>
          <CaveOutcome outcome={outcome} />
          <ScoreBill title="Gold" score={gold} />
        </>
      }
    />
  );
}
