import type { Page } from '../routing/router.js';

/** Every page of the site. Each is fetched when the player goes there, or is about to. */
export const PAGES: readonly Page[] = [
  {
    id: 'home',
    path: '/',
    title: null,
    load: async () => (await import('../home/home-page.js')).HomePage,
  },
  {
    id: 'lost-cause',
    path: '/lost-cause',
    title: 'Lost Cause',
    load: async () => (await import('../games/lost-cause/lost-cause-page.js')).LostCausePage,
  },
  {
    id: 'play',
    path: '/play/*',
    title: 'Lost Cause',
    byQuery: true,
    load: async () => (await import('../games/lost-cause/play-page.js')).PlayPage,
  },
  {
    id: 'treasure-rush',
    path: '/treasure-rush',
    title: 'Treasure Rush',
    load: async () => (await import('../games/treasure-rush/treasure-rush-page.js')).TreasureRushPage,
  },
  {
    id: 'treasure-rush-scores',
    path: '/treasure-rush/scores',
    title: 'High scores',
    load: async () => (await import('../games/treasure-rush/scores-page.js')).ScoresPage,
  },
  {
    id: 'treasure-rush-how-to-play',
    path: '/treasure-rush/how-to-play',
    title: 'How to play Treasure Rush',
    load: async () => (await import('../games/treasure-rush/how-to-page.js')).HowToRushPage,
  },
  {
    id: 'classic',
    path: '/classic',
    title: 'Classic',
    load: async () => (await import('../games/classic/classic-page.js')).ClassicPage,
  },
  {
    id: 'classic-players',
    path: '/classic/players',
    title: 'Who plays?',
    load: async () => (await import('../games/classic/players-page.js')).PlayersPage,
  },
  {
    id: 'classic-mazes',
    path: '/classic/mazes',
    title: 'Which maze?',
    load: async () => (await import('../games/classic/mazes-page.js')).MazesPage,
  },
  {
    id: 'classic-levels',
    path: '/classic/levels/*',
    title: 'Levels',
    load: async () => (await import('../games/classic/levels-page.js')).LevelsPage,
  },
  {
    id: 'classic-custom',
    path: '/classic/custom',
    title: 'Custom maze',
    load: async () => (await import('../games/classic/custom-page.js')).CustomPage,
  },
  {
    id: 'classic-custom-play',
    path: '/classic/play/custom',
    title: 'Classic',
    byQuery: true,
    load: async () => (await import('../games/classic/custom-play-page.js')).CustomPlayPage,
  },
  {
    id: 'classic-play',
    path: '/classic/play/*',
    title: 'Classic',
    byQuery: true,
    load: async () => (await import('../games/classic/play-page.js')).PlayPage,
  },
  {
    id: 'classic-how-to-play',
    path: '/classic/how-to-play',
    title: 'How to play Classic',
    load: async () => (await import('../games/classic/how-to-page.js')).HowToClassicPage,
  },
  {
    id: 'cave',
    path: '/cave',
    title: 'Cave',
    load: async () => (await import('../games/cave/worlds/cave-page.js')).CavePage,
  },
  {
    id: 'cave-expedition',
    path: '/cave/expedition',
    title: 'Cave: expedition',
    load: async () => (await import('../games/cave/expedition-page.js')).ExpeditionPage,
  },
  {
    id: 'cave-how-to-play',
    path: '/cave/how-to-play',
    title: 'How to play Cave',
    load: async () => (await import('../games/cave/how-to-page.js')).HowToCavePage,
  },
  {
    id: 'labyrinth',
    path: '/labyrinth',
    title: 'Labyrinth',
    load: async () => (await import('../games/labyrinth/labyrinth-page.js')).LabyrinthPage,
  },
  {
    id: 'labyrinth-levels',
    path: '/labyrinth/levels',
    title: 'Custom levels',
    load: async () => (await import('../games/labyrinth/levels/levels-page.js')).LevelsPage,
  },
  {
    id: 'labyrinth-level',
    path: '/labyrinth/level/*',
    title: 'A level of Labyrinth',
    load: async () => (await import('../games/labyrinth/levels/level-page.js')).LevelPage,
  },
  {
    id: 'labyrinth-leaderboard',
    path: '/labyrinth/leaderboard',
    title: 'Leaderboard',
    load: async () => (await import('../games/labyrinth/leaderboard-page.js')).LeaderboardPage,
  },
  {
    id: 'labyrinth-options',
    path: '/labyrinth/options',
    title: 'Options',
    load: async () => (await import('../games/labyrinth/options-page.js')).OptionsPage,
  },
  {
    id: 'labyrinth-how-to-play',
    path: '/labyrinth/how-to-play',
    title: 'How to play Labyrinth',
    load: async () => (await import('../games/labyrinth/how-to-page.js')).HowToLabyrinthPage,
  },
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
  {
    id: 'how-to-play',
    path: '/how-to-play',
    title: 'How to play',
    load: async () => (await import('../games/lost-cause/how-to-play-page.js')).HowToPlayPage,
  },
  {
    id: 'free-play',
    path: '/gamecomplete',
    title: 'Free play',
    load: async () => (await import('../games/lost-cause/free-play/free-play-page.js')).FreePlayPage,
  },
];

/** The page at an address, with the word the address ends in; `null` where there is none. */
export function findPage(path: string): { readonly page: Page; readonly word: string } | null {
  for (const page of PAGES) {
    if (page.path === path) return { page, word: '' };
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
