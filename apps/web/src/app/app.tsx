import type { ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { FailureNotice, NotFoundPage, PageFrame } from '../routing/page-frame.js';
import {
  navigate,
  type Page,
  type PageLocation,
  type PageProps,
  trail,
  usePageLocation,
} from '../routing/router.js';
import { findPage, trailOf } from './routes.js';

/** What is on the screen: one page, kept until the next one has been fetched. */
interface Shown extends PageProps {
  /** Another key is another page; what is shown of the last one is forgotten. */
  readonly key: string;
  readonly title: string | null;
  readonly Content: ComponentType<PageProps>;
}

const NOT_FOUND: Page = { path: '', title: 'A dead end', load: async () => NotFoundPage };

/** The site: looks at the address and shows its page. */
export function App() {
  const location = usePageLocation();
  const { shown, failed } = useShown(location);
  useArrival(shown);
  if (failed) return <FailureNotice what="This page could not be fetched. Is there a connection?" />;
  if (shown === null) return null;
  const { key, Content, location: at, word } = shown;
  return (
    <PageFrame key={key}>
      <Content location={at} word={word} />
    </PageFrame>
  );
}

/** The page of a place, once it is there. */
function useShown(location: PageLocation): { readonly shown: Shown | null; readonly failed: boolean } {
  const [shown, setShown] = useState<Shown | null>(null);
  const [failed, setFailed] = useState(false);
  const { path, query } = location;
  useEffect(() => {
    let wanted = true;
    setFailed(false);
    const { page, word } = findPage(path) ?? { page: NOT_FOUND, word: '' };
    if (path === page.oldPath) {
      navigate(page.path + query, { replace: true });
      return;
    }
    const key = page.byQuery ? `${path}${query}` : path;
    page.load().then(
      (Content) => wanted && setShown({ key, title: page.title, Content, location: { path, query }, word }),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [path, query]);
  return { shown, failed };
}

/** On another page the title changes, and keyboard and screen reader focus moves to its heading. */
function useArrival(shown: Shown | null): void {
  const before = useRef<string | null>(null);
  useEffect(() => {
    if (shown === null || shown.key === before.current) return;
    trail.set(trailOf(shown.location.path));
    document.title = shown.title === null ? 'Warren' : `${shown.title} - Warren`;
    // The first page of a visit is read by the browser from its beginning.
    if (before.current !== null) {
      window.scrollTo(0, 0);
      focusHeading();
    }
    before.current = shown.key;
  }, [shown]);
}

function focusHeading(): void {
  const heading = document.querySelector('h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

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
