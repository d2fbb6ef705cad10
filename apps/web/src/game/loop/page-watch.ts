/** Calls `away` when the player looks elsewhere, `leaving` when the page may be gone the next moment; until told to stop. */
export function watchPage({ away, leaving }: Record<'away' | 'leaving', () => void>): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  window.addEventListener('blur', away, { signal });
  window.addEventListener('pagehide', leaving, { signal });
  document.addEventListener('visibilitychange', () => document.hidden && away(), { signal });
  return () => stop.abort();
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
