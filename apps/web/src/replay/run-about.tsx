import { type Run, UNRANKED, UNWITNESSED } from '@warren/protocol/client';
import { runTitle } from '../boards/run-words.js';
import type { PictureName } from '../generated/pictures.js';
import { boardListPath, replayPath } from '../leaderboard/board-list.js';
import { YouMark } from '../leaderboard/row-marks.js';
import { asClause } from '../leaderboard/standing-words.js';
import { clockText, dayText, numberText, shortDay } from '../lib/format.js';
import { ReportButton } from '../online/report-button.js';
import { LinkButtons } from '../routing/link.js';
import { CopyLink } from '../ui/copy-link.js';
import dialogCss from '../ui/dialog.module.css';
import { Icon } from '../ui/icon.js';
import { HandMeasures } from './hand-measures.js';
import css from './run-about.module.css';

type Words = { readonly state: string; readonly mark: PictureName };

/** What the server made of a run, with its mark. */
export function runVerdictText({ status, progress, reason, unranked }: Run): Words {
  if (status === 'refused') return { mark: 'icon-close', state: `Refused: ${reason || 'it does not hold'}` };
  if (status !== 'verified')
    return { mark: 'icon-clock', state: `The server is checking it: ${Math.floor(progress / 10)} %` };
  const without = unranked === null ? '' : `. Not on the leaderboard: ${asClause(UNRANKED[unranked])}`;
  return { mark: 'icon-check', state: `Verified: the server has played it again${without}` };
}

/** What the server knows of how a run was played; `null` for a run without a ticket. */
export function witnessText({ category, unwitnessed }: Pick<Run, 'category' | 'unwitnessed'>): string | null {
  if (category === 'witnessed') return 'Witnessed: the server followed it while it was played.';
  if (category === 'bots') return 'Played by a bot, as its player says.';
  if (category !== 'offline') return null;
  return `Offline, not witnessed.${unwitnessed ? ` ${UNWITNESSED[unwitnessed]}` : ''}`;
}

/** How a run with a ticket lies in time: its pauses, and the age of its ticket; `null` without one. */
export function runTimesText({ pauses, pausedMs, drawnAt, receivedAt }: Run): string | null {
  if (drawnAt === null || drawnAt === undefined) return null;
  const age = clockText(Math.max(0, Math.round((receivedAt - drawnAt) / 1000)));
  const still = clockText(Math.round(pausedMs / 1000));
  const stood =
    pauses === 0
      ? 'without a pause'
      : `${pauses === 1 ? '1 pause' : `${numberText(pauses)} pauses`}, ${still} in all`;
  return `Uploaded ${age} after its start; ${stood}.`;
}

/** The player of a run, its date and the server's verdict. */
export function RunAbout({ run }: { readonly run: Run }) {
  const { state, mark } = runVerdictText(run);
  const witnessed = witnessText(run);
  const times = runTimesText(run);
  const isListed = run.rank !== null && !run.player.guest;
  const board = isListed ? `Rank ${numberText(run.rank ?? 0)}` : 'Its board';
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
      {witnessed !== null && (
        <p class={css.runAboutState} data-category={run.category}>
          <Icon name={run.category === 'witnessed' ? 'icon-look' : 'icon-question'} />
          <span>{witnessed}</span>
        </p>
      )}
      {times !== null && (
        <p class={css.runAboutState}>
          <Icon name="icon-clock" />
          <span>{times}</span>
        </p>
      )}
      <HandMeasures run={run} />
      <div class={dialogCss.dialogRow}>
        {run.board !== null && (
          <LinkButtons ways={[{ to: boardListPath(run.board, run.category ?? 'witnessed'), title: board }]} />
        )}
        <CopyLink path={replayPath(run.id)} />
        {!run.mine && run.status === 'verified' && (
          <ReportButton about="run" run={run.id} name={run.player.name} />
        )}
      </div>
    </section>
  );
}
