import type { Upload } from '@warren/client';
import { useEffect, useRef } from 'preact/hooks';
import { runTitle } from '../boards/run-words.js';
import { shortRank } from '../leaderboard/standing-words.js';
import { useSignal } from '../lib/signal.js';
import { uploadStatus } from '../online/sync-status.js';
import { gameOnPage } from '../routing/router.js';
import { openDialogs } from '../ui/dialog.js';
import { ToastList, useToasts } from '../ui/toast.js';

const SETTLED: readonly string[] = ['verified', 'unranked', 'refused'];

/** What is to be said about runs that were on their way before and have arrived now. */
export function lateNews(before: readonly Upload[], now: readonly Upload[]): string[] {
  const wasOnItsWay = new Set(
    before.filter(({ state }) => !SETTLED.includes(state.phase)).map(({ key }) => key),
  );
  return now.filter(({ key }) => wasOnItsWay.has(key)).flatMap((upload) => newsOf(upload));
}

function newsOf({ game, state }: Upload): string[] {
  switch (state.phase) {
    case 'verified': {
      const where = state.rank === null ? 'a better one is listed' : shortRank(state.run, state.rank);
      return [`${runTitle(state.run)}: your run was checked, ${where}.`];
    }
    case 'unranked':
      return [`${runTitle(state.run)}: your run was checked and is unranked.`];
    case 'refused':
      return [`${runTitle({ game, board: null })}: your run was refused.`];
    default:
      return [];
  }
}

/** Says when a run that was handed in later has come through, unless the words at the end of a run say it. */
export function LateResults() {
  // The texts alone: this is on every page, and what hands runs in brings the recordings along.
  const uploads = useSignal(uploadStatus);
  const { toasts, say } = useToasts();
  const before = useRef(uploads);
  useEffect(() => {
    const texts = lateNews(before.current, uploads);
    before.current = uploads;
    // At the end of a run its results are about to come in a dialog.
    if (gameOnPage.get() !== 'over' && openDialogs.get().length === 0) for (const text of texts) say(text);
  }, [uploads, say]);
  return <ToastList toasts={toasts} />;
}
