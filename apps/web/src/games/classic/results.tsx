import {
  type ClassicOutcome,
  type ClassicState,
  classicOutcome,
  MEDAL_TITLES,
  nextMedal,
  classicTimeText as timeText,
} from '@warren/games/classic';
import type { ResultsProps } from '../../game/loop/game-view.js';
import { ResultsDialog } from '../../game/screen/results-dialog.js';
import { makeOutcomeTable } from '../../game/screen/score-bill.js';
import scoreBillCss from '../../game/screen/score-bill.module.css';
import { numberText } from '../../lib/format.js';
import { Icon } from '../../ui/icon.js';
import css from './results.module.css';

/** What a maze came to: the time, and the medal that lands on it. */
export function Results(props: ResultsProps<ClassicState>) {
  const outcome = classicOutcome(props.run.state);
  const title = outcome.result === 'won' ? 'Maze completed' : 'Out of time';
  const named = props.phase === 'expired' ? {} : { title };
  return <ResultsDialog {...props} {...named} account={<Account outcome={outcome} />} />;
}

function Account({ outcome }: { readonly outcome: ClassicOutcome }) {
  const { ticks, moves, shortest, medal, assisted, result } = outcome;
  return (
    <div class={css.classicAccount}>
      {result === 'won' && (
        <div class={css.classicLanding} data-medal={medal}>
          <Icon
            class={css.classicLandingIcon}
            name={medal === 'none' ? 'icon-crown' : `icon-medal-${medal}`}
          />
          <p class={css.classicTime}>{timeText(ticks)}</p>
          <p class={css.classicMedal}>{medalText(outcome)}</p>
        </div>
      )}
      <dl class={scoreBillCss.bill}>
        <div class={scoreBillCss.billLine}>
          <dt>Moves</dt>
          <dd>{numberText(moves)}</dd>
        </div>
        <div class={scoreBillCss.billLine}>
          <dt>The shortest way</dt>
          <dd>{numberText(shortest)}</dd>
        </div>
        {!assisted && <NextMedal outcome={outcome} />}
      </dl>
    </div>
  );
}

function medalText({ medal, assisted }: ClassicOutcome): string {
  if (assisted) return 'No medal: the way was shown';
  return medal === 'none' ? 'No medal this time' : MEDAL_TITLES[medal];
}

/** What the next better medal asks for. */
function NextMedal({ outcome }: { readonly outcome: ClassicOutcome }) {
  const next = nextMedal(outcome.medal);
  if (next === undefined) return null;
  return (
    <div class={scoreBillCss.billLine}>
      <dt>{MEDAL_TITLES[next]} within</dt>
      <dd>{timeText(outcome[next])}</dd>
    </div>
  );
}

/** What a run of Classic came to besides its result. */
export const ClassicOutcomeTable = makeOutcomeTable<ClassicOutcome>(
  ({ ticks, moves, shortest, width, height, assisted, medal }) => [
    ['Maze', `${width} x ${height}`],
    ['Time', timeText(ticks)],
    ['Moves', `${numberText(moves)} (the shortest way has ${numberText(shortest)})`],
    ['Medal', assisted ? 'none: the way was shown' : medal],
  ],
);
