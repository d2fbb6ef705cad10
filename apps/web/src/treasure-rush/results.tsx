import { CountUp } from '../play/count-up.js';
import { ResultsDialog, type ResultsProps } from '../play/results-dialog.js';
import { RushOutcome } from './outcome.js';

/** What a run came to: its score, and what that was made of. */
export function Results(props: ResultsProps) {
  const { outcome } = props.run;
  const score = Number(outcome.score);
  return (
    <ResultsDialog
      {...props}
      account={
        <>
          <RushOutcome outcome={outcome} />
          <dl class="bill">
            <div class="bill-line bill-sum">
              <dt>Score</dt>
              <dd data-score={score}>
                <CountUp to={score} />
              </dd>
            </div>
          </dl>
        </>
      }
    />
  );
}
