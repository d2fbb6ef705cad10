import { useEffect, useRef } from 'preact/hooks';
import { useCell } from '../lib/signal.js';
import { uploadStatus } from '../online/sync-status.js';
import { gameOnPage } from '../routing/game-on-page.js';
import { openDialogs } from '../ui/dialog.js';
import { ToastList, useToasts } from '../ui/toast.js';
import { lateNews } from './late-results.js';

/** Says when a run that was handed in later has come through, unless the words at the end of a run say it. */
export function LateRuns() {
  // The news alone: this is on every page, and what hands runs in brings the recordings along.
  const uploads = useCell(uploadStatus);
  const { toasts, say } = useToasts();
  const before = useRef(uploads);
  useEffect(() => {
    const news = lateNews(before.current, uploads);
    before.current = uploads;
    // At the end of a run its results are about to come in a dialog.
    if (gameOnPage.get() !== 'over' && openDialogs.get().length === 0) for (const text of news) say(text);
  }, [uploads, say]);
  return <ToastList toasts={toasts} />;
}
