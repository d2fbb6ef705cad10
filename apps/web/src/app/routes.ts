import { GAME_ENTRIES } from '../games/registry.js';
import { type Page, page } from '../routing/router.js';

const CHALLENGE = 'Today’s challenge';
const BY_QUERY = { byQuery: true };

/** Every page of the site. Each is fetched when the player goes there, or is about to. Games bring their own. */
export const PAGES: readonly Page[] = [
  page('/', null, () => import('../home/home-page.js'), 'HomePage'),
  ...GAME_ENTRIES.flatMap(({ pages }) => pages),
  page('/replay', 'Replays', () => import('../replay/replay-page.js'), 'ReplayPage'),
  page('/replay/*', 'A run', () => import('../replay/run-page.js'), 'RunPage'),
  page('/boards', 'Leaderboards', () => import('../boards/boards-page.js'), 'BoardsPage'),
  page('/boards/*', 'Leaderboard', () => import('../boards/board-page.js'), 'BoardPage'),
  page('/ranked/*', 'Ranked', () => import('../boards/ranked-page.js'), 'RankedPage'),
  page('/daily', CHALLENGE, () => import('../daily/daily-page.js'), 'DailyPage'),
  page('/daily/*', CHALLENGE, () => import('../daily/daily-play-page.js'), 'DailyPlayPage', BY_QUERY),
  page('/studio', 'Studio', () => import('../studio/studio-page.js'), 'StudioPage'),
  page('/account', 'Account', () => import('../account/account-page.js'), 'AccountPage'),
  page(
    '/reset-password',
    'A new password',
    () => import('../account/reset-password-page.js'),
    'ResetPasswordPage',
  ),
  page('/settings', 'Settings', () => import('../preferences/settings-page.js'), 'SettingsPage'),
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

/** The pages above an address, the topmost first: those whose address begins it, and home above the games. */
export function trailOf(path: string): readonly { readonly to: string; readonly title: string }[] {
  const parts = path.split('/').filter((part) => part !== '');
  const above = parts.slice(0, -1).map((_, i) => `/${parts.slice(0, i + 1).join('/')}`);
  const crumbs = above.flatMap((to) => {
    const found = PAGES.find((page) => page.path === to);
    return found === undefined || found.title === null ? [] : [{ to, title: found.title }];
  });
  const isOfGame = GAME_ENTRIES.some(({ pages }) => pages.includes(findPage(path)?.page as Page));
  return isOfGame ? [{ to: '/', title: 'Games' }, ...crumbs] : crumbs;
}

/** A word of an address as it was meant. One that is damaged is taken as it stands: the page will refuse it. */
function decode(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}
