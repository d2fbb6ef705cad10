import { CATEGORIES, type Category } from '@warren/protocol/client';

/** The lists of a board: what they are called, and what stands on them. */
export const LISTS: Readonly<Record<Category, { readonly title: string; readonly about: string }>> = {
  witnessed: {
    title: 'Witnessed',
    about:
      'The server followed each of these runs while it was played, by its own clock, and played it again: it holds no second try, no slow motion and no hidden pause.',
  },
  offline: {
    title: 'Offline',
    about:
      'The server played each of these runs again: it follows from its inputs. How it was played, the server did not see.',
  },
  bots: { title: 'Bots', about: 'Runs of programs, as their owners say. The server played each again.' },
};

/** The list that an address asks for: `?list=offline`. */
export function readList(query: string): Category {
  const wanted = new URLSearchParams(query).get('list');
  return CATEGORIES.find((category) => category === wanted) ?? 'witnessed';
}
