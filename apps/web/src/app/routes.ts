import { GAME_ENTRIES } from '../games/registry.js';
import type { Page } from '../routing/router.js';

/** Every page of the site. Each is fetched when the player goes there, or is about to. Games bring their own. */
export const PAGES: readonly Page[] = [
  {
    id: 'home',
    path: '/',
    title: null,
    load: async () => (await import('../home/home-page.js')).HomePage,
  },
  ...GAME_ENTRIES.flatMap(({ pages }) => pages),
  {
    id: 'theatre',
    path: '/replay',
    title: 'The theatre',
    load: async () => (await import('../replay/replay-page.js')).ReplayPage,
  },
  {
    id: 'run',
    path: '/replay/*',
    title: 'A run',
    load: async () => (await import('../replay/run-page.js')).RunPage,
  },
  {
    id: 'boards',
    path: '/boards',
    title: 'Boards',
    load: async () => (await import('../boards/boards-page.js')).BoardsPage,
  },
  {
    id: 'board',
    path: '/boards/*',
    title: 'Board',
    load: async () => (await import('../boards/board-page.js')).BoardPage,
  },
  {
    id: 'ranked',
    path: '/ranked/*',
    title: 'Ranked',
    load: async () => (await import('../boards/ranked-page.js')).RankedPage,
  },
  {
    id: 'daily',
    path: '/daily',
    title: 'Today’s challenge',
    load: async () => (await import('../daily/daily-page.js')).DailyPage,
  },
  {
    id: 'daily-play',
    path: '/daily/*',
    title: 'Today’s challenge',
    byQuery: true,
    load: async () => (await import('../daily/daily-play-page.js')).DailyPlayPage,
  },
  {
    id: 'studio',
    path: '/studio',
    title: 'The workshop',
    load: async () => (await import('../studio/studio-page.js')).StudioPage,
  },
  {
    id: 'account',
    path: '/account',
    title: 'Account',
    load: async () => (await import('../account/account-page.js')).AccountPage,
  },
  {
    id: 'settings',
    path: '/settings',
    title: 'Settings',
    load: async () => (await import('../preferences/settings-page.js')).SettingsPage,
  },
];

/** Every address of a page, old ones included, for the server. */
export const PATHS: readonly string[] = PAGES.flatMap(({ path, oldPath }) => [path, oldPath ?? []].flat());

/** The page at an address, with the word the address ends in; `null` where there is none. */
export function findPage(path: string): { readonly page: Page; readonly word: string } | null {
  for (const page of PAGES) {
    if (page.path === path || page.oldPath === path) return { page, word: '' };
    const stem = page.path.endsWith('/*') ? page.path.slice(0, -1) : null;
    if (stem === null || !path.startsWith(stem)) continue;
    const word = decode(path.slice(stem.length));
    if (word !== '' && !word.includes('/')) return { page, word };
  }
  return null;
}

/** A word of an address as it was meant. One that is damaged is taken as it stands: the page will refuse it. */
function decode(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}
