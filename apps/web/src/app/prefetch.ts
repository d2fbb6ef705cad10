import { findPage } from './routes.js';

/** Fetches a page when the player points at a link to it, before the click. */
export function prefetchOnHover(root: HTMLElement): void {
  const look = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
    // A page that can't be fetched now is asked for again when it is wanted.
    findPage(link.pathname)
      ?.page.load()
      .catch(() => {});
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    root.addEventListener(type, look, { passive: true });
}
