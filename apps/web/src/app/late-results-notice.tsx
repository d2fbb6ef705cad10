import { useEffect, useRef } from 'preact/hooks';
import { useCell } from '../lib/signal.js';
import { uploadStatus } from '../online/sync-status.js';
import { ToastList, useToasts } from '../ui/toast.js';
import { lateNews } from './late-results.js';

/** A dialog, or the end of a run whose dialog is about to come. */
const HAS_THE_WORD = 'dialog[open], main.game [data-phase]:not([data-phase=playing])';

/** Says when a run that was handed in later has come through, unless the words at the end of a run say it. */
export function LateRuns() {
  // The news alone: this is on every page, and what hands runs in brings the recordings along.
  const uploads = useCell(uploadStatus);
  const { toasts, say } = useToasts();
  const before = useRef(uploads);
  useEffect(() => {
    const news = lateNews(before.current, uploads);
    before.current = uploads;
    if (document.querySelector(HAS_THE_WORD) === null) for (const text of news) say(text);
  }, [uploads, say]);
  return <ToastList toasts={toasts} />;
}
