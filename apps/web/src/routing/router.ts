import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { createSignal } from '../lib/signal.js';

/** The address of the page shown, without its host. */
export interface PageLocation {
  readonly path: string;
  /** With its question mark, or empty. */
  readonly query: string;
}

/** Told to every listener when a page of this site is left for another without a load. */
const MOVED = 'warren:moved';

function currentLocation(): PageLocation {
  return { path: location.pathname, query: location.search };
}

/** Goes to a page of this site, such as `/play/AwPpuzNkUAAA==?maxLocks=1`. The back button leads to the page before. */
export function navigate(address: string, { replace = false }: { readonly replace?: boolean } = {}): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  window.dispatchEvent(new Event(MOVED));
}

/** The location now and after every move. */
export function usePageLocation(): PageLocation {
  const [location, setLocation] = useState(currentLocation);
  useEffect(() => {
    // A query changed by the page itself is its own matter: it comes here only with a move.
    const follow = () => setLocation(currentLocation());
    follow();
    const stop = new AbortController();
    for (const type of [MOVED, 'popstate']) window.addEventListener(type, follow, { signal: stop.signal });
    return () => stop.abort();
  }, []);
  return location;
}

/** What a page is told: where it is, and the part of the address that names a thing. */
export interface PageProps {
  readonly location: PageLocation;
  /** Such as the code in `/play/<code>`; empty where a page has none. */
  readonly word: string;
}

/** A page: its address, its title, and how to fetch what draws it. */
export interface Page {
  /** The address; one ending in `/*` takes one more word. */
  readonly path: string;
  /** The address it had before, which leads to the new one. */
  readonly oldPath?: string;
  /** The first words of the browser's title; `null` for the front page. */
  readonly title: string | null;
  /** Another query is another page, such as another maze to play. A page that reads its query itself leaves this out. */
  readonly byQuery?: boolean;
  readonly load: () => Promise<ComponentType<PageProps>>;
}

/** A page, given where its module is and what the module calls it. */
export function page<Name extends string>(
  path: string,
  title: string | null,
  fetch: () => Promise<Record<Name, ComponentType<PageProps>>>,
  name: Name,
  more: Pick<Page, 'oldPath' | 'byQuery'> = {},
): Page {
  return { path, title, ...more, load: async () => (await fetch())[name] };
}

/** The pages above the one shown, the topmost first. */
export const trail = createSignal<readonly { readonly to: string; readonly title: string }[]>([]);

/**
 * How the game on the page stands: being played, over with its results about to come, or watched as a recording; `null`
 * on all other pages. Services that run beside every page wait for players by it.
 */
export const gameOnPage = createSignal<'playing' | 'over' | 'watched' | null>(null);
