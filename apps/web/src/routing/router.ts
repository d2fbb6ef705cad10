import { useEffect, useState } from 'preact/hooks';

/** Where one is on this site. */
export interface Place {
  readonly path: string;
  /** With its question mark, or empty. */
  readonly query: string;
}

/** Told to every listener when a page of this site is left for another without a load. */
const MOVED = 'warren:moved';

/** The place in the browser's address. */
export function currentPlace(): Place {
  return { path: location.pathname, query: location.search };
}

/** Goes to a page of this site, such as `/play/AwPpuzNkUAAA==?maxLocks=1`. Back leads to where one was. */
export function navigate(address: string, { replace = false }: { readonly replace?: boolean } = {}): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  window.dispatchEvent(new Event(MOVED));
}

/** The place one is at, now and after every move. */
export function usePlace(): Place {
  const [place, setPlace] = useState(currentPlace);
  useEffect(() => {
    // A query changed by the page itself is its own matter: it comes here only with a move.
    const follow = () => setPlace(currentPlace());
    follow();
    window.addEventListener(MOVED, follow);
    window.addEventListener('popstate', follow);
    return () => {
      window.removeEventListener(MOVED, follow);
      window.removeEventListener('popstate', follow);
    };
  }, []);
  return place;
}
