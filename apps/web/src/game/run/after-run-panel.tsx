import type { Upload } from '@warren/client';
import type { Run } from '@warren/games';
import type { BoardPage } from '@warren/protocol/client';
import { useFetched } from '../../lib/hooks.js';
import { useAccount } from '../../online/account.js';
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
  const isGuest = useAccount()?.guest ?? false;
  if (handed === null || handed.run !== run) return null;
  return <AfterRunLine after={handed.optedOut ? OPTED_OUT : afterRun(upload, board, isGuest)} />;
}

/** The board a run stands on. */
function useBoardOf(upload: Upload | null): KnownBoard {
  const run = upload?.state.phase === 'verified' ? upload.state.run : null;
  const id = run?.board ?? null;
  const category = run?.category ?? 'witnessed';
  const { asked } = useAnswer<BoardPage | null>(`${id} ${category}`, async (signal) =>
    id === null
      ? { ok: true as const, status: 200, value: null }
      : api.call('board', { params: { board: id }, query: { limit: 1, category } }, { signal }),
  );
  if (asked.state !== 'here' || asked.value === null) return null;
  return { ...asked.value.board, rows: asked.value.lists[category] };
}

/** The way to a name. It needs a connection anyway, so it is fetched when it is wanted. */
function NameWay() {
  const ChooseName = useFetched(async () => (await import('../../online/choose-name.js')).ChooseNameButton);
  return ChooseName && <ChooseName />;
}

function AfterRunLine({ after }: { readonly after: AfterRun }) {
  const { tone, text, percent, medal, board, replay, isUnlisted } = after;
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
          {isUnlisted && <NameWay />}
          {board !== null && <LinkButtons ways={[board]} />}
          {replay !== null && <CopyLink path={replay} />}
        </div>
      )}
    </section>
  );
}
