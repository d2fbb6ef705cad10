import type { Outcome } from '@warren/games';
import {
  type LevelResult,
  type LostCauseState,
  levelResults,
  levelsOf,
  lostCauseOutcome,
  scoreParts,
} from '@warren/games/lost-cause';
import type { ResultsProps } from '../../game/loop/game-view.js';
import { ResultsDialog } from '../../game/screen/results-dialog.js';
import { ScoreBill, type ScorePart } from '../../game/screen/score-bill.js';
import billCss from '../../game/screen/score-bill.module.css';
import { classes } from '../../lib/classes.js';
import { clockText, numberText } from '../../lib/format.js';
import { CountUp } from '../../ui/count-up.js';
import unseenCss from '../../ui/unseen.module.css';
import css from './results.module.css';

/** What a level or the whole campaign came to: its bill, or all levels in a table. */
export function Results(props: ResultsProps<LostCauseState>) {
  const { run, phase } = props;
  const levels = levelResults(run.state);
  const level = levels[levels.length - 1];
  const sum = lostCauseOutcome(run.state).score;
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
            <dl class={billCss.bill}>
              <div class={classes(billCss.billLine, billCss.billSum)}>
                <dt>Playthrough, {levels.length} levels</dt>
                <dd data-sum={sum}>
                  <CountUp to={sum} after={900} />
                </dd>
              </div>
            </dl>
          )}
        </>
      }
    />
  );
}

/** A playthrough level by level. */
function LevelTable({ levels }: { readonly levels: readonly LevelResult[] }) {
  return (
    <table class={css.levelTable}>
      <caption class={unseenCss.unseen}>The levels of this playthrough</caption>
      <thead>
        <tr>
          <th scope="col">Level</th>
          <th scope="col">Maze</th>
          <th scope="col">Time</th>
          <th scope="col">Slimes</th>
          <th scope="col">Locks</th>
          <th scope="col">Score</th>
        </tr>
      </thead>
      <tbody>
        {levels.map(({ level, width, height, seconds, slimes, locks, score }) => (
          <tr key={level}>
            <th scope="row">{level === 0 ? 'custom' : level}</th>
            <td>
              {width} × {height}
            </td>
            <td>{clockText(seconds)}</td>
            <td>{slimes}</td>
            <td>{locks}</td>
            <td>{numberText(score)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What an outcome was made of, level by level. */
export function OutcomeTable({ outcome }: { readonly outcome: Outcome }) {
  return <LevelTable levels={levelsOf(outcome)} />;
}

/** The bill of a level's score. */
export function scoreLines(result: LevelResult): ScorePart[] {
  const { width, height, seconds, slimes, locks } = result;
  const parts = scoreParts(result);
  return [
    {
      title: parts.time > 0 ? `Time bonus for ${clockText(seconds)}` : 'No time bonus: the level was not won',
      points: parts.time,
    },
    { title: `A maze of ${width} by ${height}`, points: parts.maze },
    { title: `${count(slimes, 'slime')} defeated`, points: parts.slimes },
    { title: `${count(locks, 'lock')} opened`, points: parts.locks },
  ];
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
