import type { Upload } from '@warren/client';
import type { Run } from '@warren/games';
import type { BoardPage } from '@warren/protocol/client';
import { api } from '../../online/api.js';
import { useUpload } from '../../online/uploads.js';
import { useAnswer } from '../../online/use-answer.js';
import { LinkButtons } from '../../routing/link.js';
import { CopyLink } from '../../ui/copy-link.js';
import { Icon } from '../../ui/icon.js';
import { type AfterRun, afterRun, type KnownBoard, OPTED_OUT } from './after-run.js';
import css from './after-run.module.css';
import type { Handed } from './use-upload.js';

/** What the server says about the run just played, as it comes. Nothing before the run is over. */
export function AfterRunPanel({ run, handed }: { readonly run: Run; readonly handed: Handed | null }) {
  const upload = useUpload(handed?.upload ?? null);
  const board = useBoardOf(upload);
  if (handed === null || handed.run !== run) return null;
  return <AfterRunLine after={handed.optedOut ? OPTED_OUT : afterRun(upload, board)} />;
}

/** The board a run stands on. */
function useBoardOf(upload: Upload | null): KnownBoard {
  const id = upload?.state.phase === 'verified' ? upload.state.run.board : null;
  const { asked } = useAnswer<BoardPage | null>(id ?? '', async (signal) =>
    id === null
      ? { ok: true as const, status: 200, value: null }
      : api.call('board', { params: { board: id }, query: { limit: 1 } }, { signal }),
  );
  return asked.state === 'here' ? (asked.value?.board ?? null) : null;
}

function AfterRunLine({ after }: { readonly after: AfterRun }) {
  const { tone, text, percent, medal, board, replay } = after;
  return (
    <section class={css.afterRun} aria-label="Your run on the server" data-after={tone}>
      <p class={css.afterRunText} role="status">
        {tone === 'good' && <Icon name={medal === null ? 'icon-check' : `icon-medal-${medal}`} />}
        {tone === 'bad' && <Icon name="icon-close" />}
        <span>{text}</span>
      </p>
      {percent !== null && <progress value={percent} max={100} aria-label="Checked so far" />}
      {(board !== null || replay !== null) && (
        <div class={css.afterRunWays}>
          {board !== null && <LinkButtons ways={[board]} />}
          {replay !== null && <CopyLink path={replay} />}
        </div>
      )}
    </section>
  );
}
