import type { Run } from '@warren/protocol/client';
import { runTitle } from '../boards/run-words.js';
import { boardPath, replayPath } from '../leaderboard/board-list.js';
import { YouMark } from '../leaderboard/you-mark.js';
import { dayText, numberText, shortDay } from '../lib/format.js';
import { Link } from '../routing/link.js';
import { CopyLink } from '../ui/copy-link.js';
import { Icon } from '../ui/icon.js';
import css from './run-about.module.css';
import { type RunWords, wordsOf } from './run-about-words.js';

/** The player of a run, its date and the server's verdict. */
export function RunAbout({ run }: { readonly run: Run }) {
  const { state, mark }: RunWords = wordsOf(run);
  return (
    <section class={css.runAbout} aria-labelledby="run-about-title">
      <h2 class={css.runAboutTitle} id="run-about-title">
        <bdi>{run.player.name}</bdi>
        {run.mine && <YouMark />}
      </h2>
      <p class={css.runAboutWhat}>
        {runTitle(run)}, {shortDay(run.receivedAt)}
        {run.daily !== null && `, challenge of ${dayText(run.daily)}`}
      </p>
      {run.points !== null && <p class={css.runAboutPoints}>{numberText(run.points)}</p>}
      <p class={css.runAboutState} data-run={run.status}>
        <Icon name={mark} />
        <span>{state}</span>
      </p>
      <div class={css.runAboutWays}>
        {run.board !== null && (
          <Link to={boardPath(run.board)} look="usual">
            {run.rank === null ? 'Its board' : `Rank ${numberText(run.rank)}`}
          </Link>
        )}
        <CopyLink path={replayPath(run.id)} />
      </div>
    </section>
  );
}
