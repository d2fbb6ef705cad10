import type { ComponentType } from 'preact';
import type { Place } from './router.js';

/** What a page is told: where it is, and the part of the address that names a thing. */
export interface PageProps {
  readonly place: Place;
  /** Such as the code in `/play/<code>`; empty where a page has none. */
  readonly word: string;
}

/** A page: its address, its title, and how to fetch what draws it. */
export interface Page {
  readonly id: string;
  /** The address; one ending in `/*` takes one more word. */
  readonly path: string;
  /** The first words of the browser's title; `null` for the front page. */
  readonly title: string | null;
  /** Another query is another page, such as another maze to play. A page that reads its query itself leaves this out. */
  readonly byQuery?: boolean;
  readonly load: () => Promise<ComponentType<PageProps>>;
}
