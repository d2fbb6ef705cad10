import { type LostCauseState, levelResults, lostCauseOutcome } from '@warren/games/lost-cause';
import type { ResultsProps } from '../../game/loop/game-view.js';
import { ResultsDialog } from '../../game/screen/results-dialog.js';
import { ScoreBill } from '../../game/screen/score-bill.js';
import css from '../../game/screen/score-bill.module.css';
import { classes } from '../../lib/classes.js';
import { CountUp } from '../../ui/count-up.js';
import { LevelTable } from './level-table.js';
import { scoreLines } from './score-parts.js';

/** What a level or the whole campaign came to: its bill, or all levels in a table. */
export function Results(props: ResultsProps<LostCauseState>) {
  const { run, phase } = props;
  const levels = levelResults(run.state);
  const level = levels[levels.length - 1];
  const isWhole = phase === 'complete' || phase === 'lost' || phase === 'expired';
  return (
    <ResultsDialog
      {...props}
      account={
        <>
          {phase === 'complete' ? (
            <LevelTable levels={levels} />
          ) : (
            <ScoreBill parts={scoreLines(level)} score={level.score} />
          )}
          {isWhole && levels.length > 1 && (
            <Sum sum={lostCauseOutcome(run.state).score} levels={levels.length} />
          )}
        </>
      }
    />
  );
}

/** The score of all levels together. */
function Sum({ sum, levels }: { readonly sum: number; readonly levels: number }) {
  return (
    <dl class={css.bill}>
      <div class={classes(css.billLine, css.billSum)}>
        <dt>Playthrough, {levels} levels</dt>
        <dd data-sum={sum}>
          <CountUp to={sum} after={900} />
        </dd>
      </div>
    </dl>
  );
}
