import { useEffect, useRef } from 'preact/hooks';
import { ToastList, useToasts } from '../design/toast.js';
import { useCell } from '../shell/cell.js';
import { uploadNews } from '../sync/upload-news.js';
import { lateNews } from './late-news.js';

/** Says when a run that was handed in later has come through. While a dialog is up, that has the word. */
export function LateRuns() {
  // The news alone: this is on every page, and what hands runs in brings the recordings along.
  const uploads = useCell(uploadNews);
  const { toasts, say } = useToasts();
  const before = useRef(uploads);
  useEffect(() => {
    const news = lateNews(before.current, uploads);
    before.current = uploads;
    if (document.querySelector('dialog[open]') === null) for (const text of news) say(text);
  }, [uploads, say]);
  return <ToastList toasts={toasts} />;
}
