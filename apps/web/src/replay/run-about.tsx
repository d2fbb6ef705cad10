import { type Run, UNRANKED } from '@warren/protocol/client';
import { runTitle } from '../boards/run-words.js';
import type { PictureName } from '../generated/pictures.js';
import { boardPath, replayPath } from '../leaderboard/board-list.js';
import { YouMark } from '../leaderboard/you-mark.js';
import { dayText, numberText, shortDay } from '../lib/format.js';
import { LinkButtons } from '../routing/link.js';
import { CopyLink } from '../ui/copy-link.js';
import dialogCss from '../ui/dialog.module.css';
import { Icon } from '../ui/icon.js';
import css from './run-about.module.css';

type Words = { readonly state: string; readonly mark: PictureName };

/** What the server made of a run, with its mark. */
export function runVerdictText({ status, progress, reason, rules, unranked }: Run): Words {
  if (status === 'refused') return { mark: 'icon-close', state: `Refused: ${reason || 'it does not hold'}` };
  if (status !== 'verified')
    return { mark: 'icon-clock', state: `The server is checking it: ${Math.floor(progress / 10)} %` };
  const without = unranked === null ? '' : `. Unranked: ${UNRANKED[unranked]}`;
  return { mark: 'icon-check', state: `Played again by the server, with rules ${rules}${without}` };
}

/** The player of a run, its date and the server's verdict. */
export function RunAbout({ run }: { readonly run: Run }) {
  const { state, mark } = runVerdictText(run);
  const board = run.rank === null ? 'Its board' : `Rank ${numberText(run.rank)}`;
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
      <div class={dialogCss.dialogRow}>
        {run.board !== null && <LinkButtons ways={[{ to: boardPath(run.board), title: board }]} />}
        <CopyLink path={replayPath(run.id)} />
      </div>
    </section>
  );
}
