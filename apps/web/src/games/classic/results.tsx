import type { Outcome } from '@warren/games';
import type { ClassicState } from '@warren/games/classic';
import { MEDAL_TITLES, MEDALS, classicTimeText as timeText } from '@warren/games/classic';
import type { ResultsProps } from '../../game/loop/game-view.js';
import { ResultsDialog } from '../../game/screen/results-dialog.js';
import scoreBillCss from '../../game/screen/score-bill.module.css';
import { numberText } from '../../lib/format.js';
import { Icon } from '../../ui/icon.js';
import css from './results.module.css';

/** What a maze came to: the time, and the medal that lands on it. */
export function Results(props: ResultsProps<ClassicState>) {
  const { outcome } = props.run;
  const title = outcome.result === 'won' ? 'Maze completed' : 'Out of time';
  const named = props.phase === 'expired' ? {} : { title };
  return <ResultsDialog {...props} {...named} account={<Account outcome={outcome} />} />;
}

function Account({ outcome }: { readonly outcome: Outcome }) {
  const { ticks, moves, shortest, medal, assisted, result } = outcome;
  const earned = MEDALS.find((each) => each === medal);
  return (
    <div class={css.classicAccount}>
      {result === 'won' && (
        <div class={css.classicLanding} data-medal={earned ?? 'none'}>
          <Icon
            class={css.classicLandingIcon}
            name={earned === undefined ? 'icon-crown' : `icon-medal-${earned}`}
          />
          <p class={css.classicTime}>{timeText(Number(ticks))}</p>
          <p class={css.classicMedal}>{medalText(outcome)}</p>
        </div>
      )}
      <dl class={scoreBillCss.bill}>
        <div class={scoreBillCss.billLine}>
          <dt>Moves</dt>
          <dd>{numberText(Number(moves))}</dd>
        </div>
        <div class={scoreBillCss.billLine}>
          <dt>The shortest way</dt>
          <dd>{numberText(Number(shortest))}</dd>
        </div>
        {!assisted && <NextMedal outcome={outcome} />}
      </dl>
    </div>
  );
}

function medalText({ medal, assisted }: Outcome): string {
  if (assisted) return 'No medal: the way was shown';
  const earned = MEDALS.find((each) => each === medal);
  return earned === undefined ? 'No medal this time' : MEDAL_TITLES[earned];
}

/** What the next better medal asks for. */
function NextMedal({ outcome }: { readonly outcome: Outcome }) {
  const earned = MEDALS.find((each) => each === outcome.medal);
  const next = MEDALS[(earned === undefined ? MEDALS.length : MEDALS.indexOf(earned)) - 1];
  if (next === undefined) return null;
  return (
    <div class={scoreBillCss.billLine}>
      <dt>{MEDAL_TITLES[next]} within</dt>
      <dd>{timeText(Number(outcome[next]))}</dd>
    </div>
  );
}
