import type { GameEntry } from '../../game/loop/game-entry.js';
import { page } from '../../routing/router.js';

/** Classic at the entrance. What it is made of is fetched when it is wanted. */
export const classicEntry: GameEntry = {
  id: 'classic',
  title: 'Classic',
  art: 'title-classic',
  accent: 'light-dark(#4f7d1f, #b9dc74)',
  text: 'Hedges in nine textures, thirty levels of each, and a crown at the end of every maze. Medals for the fast, and your own best run to race.',
  path: '/classic',
  pages: [
    page('/classic', 'Classic', () => import('./pages/classic-page.js'), 'ClassicPage'),
    page('/classic/players', 'Who plays?', () => import('./pages/players-page.js'), 'PlayersPage'),
    page('/classic/mazes', 'Which maze?', () => import('./pages/mazes-page.js'), 'MazesPage'),
    page('/classic/levels/*', 'Levels', () => import('./pages/levels-page.js'), 'LevelsPage'),
    page('/classic/custom', 'Custom maze', () => import('./pages/custom-page.js'), 'CustomPage'),
    page('/classic/play/custom', 'Classic', () => import('./pages/custom-play-page.js'), 'CustomPlayPage', {
      byQuery: true,
    }),
    page('/classic/play/*', 'Classic', () => import('./pages/play-page.js'), 'PlayPage', { byQuery: true }),
    page('/classic/how-to-play', 'How to play Classic', () => import('./pages/how-to-page.js'), 'HowToPage'),
  ],
  saves: async () => ({
    extension: async () => (await import('./profiles/profile-repository.js')).profileExtension,
  }),
  ways: () => [
    { to: '/classic/players', title: 'Play Classic' },
    { to: '/classic/custom', title: 'A maze of your own' },
  ],
  preview: async () => (await import('./preview.js')).classicPreview,
  stillMs: 2600,
  view: async () => (await import('./view.js')).classicView,
};
