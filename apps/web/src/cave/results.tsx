import { CountUp } from '../play/count-up.js';
import { ResultsDialog, type ResultsProps } from '../play/results-dialog.js';
import { CaveOutcome } from './outcome.js';

/** What an expedition came to: what was done, and the gold that was brought home. */
export function Results(props: ResultsProps) {
  const { outcome } = props.run;
  const gold = Number(outcome.gold);
  return (
    <ResultsDialog
      {...props}
      title={gold > 0 ? 'You are home again' : 'Home, with empty hands'}
      account={
        <>
          <CaveOutcome outcome={outcome} />
          <dl class="bill">
            <div class="bill-line bill-sum">
              <dt>Gold</dt>
              <dd data-score={gold}>
                <CountUp to={gold} />
              </dd>
            </div>
          </dl>
        </>
      }
    />
  );
}
