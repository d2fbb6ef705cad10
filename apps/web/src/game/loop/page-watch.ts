/** Receives what happens to the page. */
export interface PageWatcher {
  /** The player looks elsewhere. */
  away(): void;
  /** The page may be gone the next moment. */
  leaving(): void;
}

/** Calls `away` on blur and when the page is hidden, `leaving` on pagehide. */
export function watchPage({ away, leaving }: PageWatcher): () => void {
  const hide = () => {
    if (document.hidden) away();
  };
  window.addEventListener('blur', away);
  window.addEventListener('pagehide', leaving);
  document.addEventListener('visibilitychange', hide);
  return () => {
    window.removeEventListener('blur', away);
    window.removeEventListener('pagehide', leaving);
    document.removeEventListener('visibilitychange', hide);
  };
}

/** Calls before every picture of the screen, until told to stop. */
export function everyPicture(paint: (timeMs: number) => void): () => void {
  let request = 0;
  const turn = (timeMs: number) => {
    request = requestAnimationFrame(turn);
    paint(timeMs);
  };
  request = requestAnimationFrame(turn);
  return () => cancelAnimationFrame(request);
}

/** Listens until told to stop. */
export function listen(element: HTMLElement, type: string, listener: () => void): () => void {
  element.addEventListener(type, listener);
  return () => element.removeEventListener(type, listener);
}
