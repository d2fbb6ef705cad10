import type { GameEntry } from '../../game/loop/game-entry.js';

/** Classic at the entrance. What it is made of is fetched when it is wanted. */
export const classicEntry: GameEntry = {
  id: 'classic',
  title: 'Classic',
  art: 'title-classic',
  accent: 'light-dark(#4f7d1f, #b9dc74)',
  text: 'Hedges in seven textures, thirty levels of each, and a crown at the end of every maze. Medals for the fast, and your own best run to race.',
  path: '/classic',
  pages: [
    {
      id: 'classic',
      path: '/classic',
      title: 'Classic',
      load: async () => (await import('./pages/classic-page.js')).ClassicPage,
    },
    {
      id: 'classic-players',
      path: '/classic/players',
      title: 'Who plays?',
      load: async () => (await import('./pages/players-page.js')).PlayersPage,
    },
    {
      id: 'classic-mazes',
      path: '/classic/mazes',
      title: 'Which maze?',
      load: async () => (await import('./pages/mazes-page.js')).MazesPage,
    },
    {
      id: 'classic-levels',
      path: '/classic/levels/*',
      title: 'Levels',
      load: async () => (await import('./pages/levels-page.js')).LevelsPage,
    },
    {
      id: 'classic-custom',
      path: '/classic/custom',
      title: 'Custom maze',
      load: async () => (await import('./pages/custom-page.js')).CustomPage,
    },
    {
      id: 'classic-custom-play',
      path: '/classic/play/custom',
      title: 'Classic',
      byQuery: true,
      load: async () => (await import('./pages/custom-play-page.js')).CustomPlayPage,
    },
    {
      id: 'classic-play',
      path: '/classic/play/*',
      title: 'Classic',
      byQuery: true,
      load: async () => (await import('./pages/play-page.js')).PlayPage,
    },
    {
      id: 'classic-how-to-play',
      path: '/classic/how-to-play',
      title: 'How to play Classic',
      load: async () => (await import('./pages/how-to-page.js')).HowToClassicPage,
    },
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
