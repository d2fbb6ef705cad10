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
import { numberText } from '../../lib/format.js';
import commonCss from '../../ui/common.module.css';
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
  const { ticks, medal, result } = outcome;
  return (
    <div class={commonCss.stack}>
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
      <Bill outcome={outcome} />
    </div>
  );
}

function medalText({ medal, assisted }: ClassicOutcome): string {
  if (assisted) return 'No medal: the way was shown';
  return medal === 'none' ? 'No medal this time' : MEDAL_TITLES[medal];
}

/** The moves, and what the next better medal asks for. */
const Bill = makeOutcomeTable<ClassicOutcome>((outcome) => {
  const next = outcome.assisted ? undefined : nextMedal(outcome.medal);
  return [
    ['Moves', numberText(outcome.moves)],
    ['The shortest way', numberText(outcome.shortest)],
    ...(next === undefined ? [] : [[`${MEDAL_TITLES[next]} within`, timeText(outcome[next])] as const]),
  ];
});

/** What a run of Classic came to besides its result. */
export const ClassicOutcomeTable = makeOutcomeTable<ClassicOutcome>(
  ({ ticks, moves, shortest, width, height, assisted, medal }) => [
    ['Maze', `${width} x ${height}`],
    ['Time', timeText(ticks)],
    ['Moves', `${numberText(moves)} (the shortest way has ${numberText(shortest)})`],
    ['Medal', assisted ? 'none: the way was shown' : medal],
  ],
);
