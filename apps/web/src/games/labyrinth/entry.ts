import { LABYRINTH_RUN_SLOT } from '@warren/client';
import { type EntryWay, type GameEntry, savedNumber } from '../../game/loop/game-entry.js';

/** Labyrinth at the entrance. What it is made of is fetched when it is wanted. */
export const labyrinthEntry: GameEntry = {
  id: 'labyrinth',
  title: 'Labyrinth',
  art: 'title-labyrinth',
  accent: 'light-dark(#7a4fb0, #c9b7e6)',
  text: 'Corridors run over and under each other. Find an exit before the clock runs out; the next labyrinth is larger.',
  path: '/labyrinth',
  pages: [
    {
      id: 'labyrinth',
      path: '/labyrinth',
      title: 'Labyrinth',
      load: async () => (await import('./pages/game-page.js')).LabyrinthPage,
    },
    {
      id: 'labyrinth-levels',
      path: '/labyrinth/levels',
      title: 'Custom levels',
      load: async () => (await import('./levels/levels-page.js')).LevelsPage,
    },
    {
      id: 'labyrinth-level',
      path: '/labyrinth/level/*',
      title: 'A level of Labyrinth',
      load: async () => (await import('./levels/level-page.js')).LevelPage,
    },
    {
      id: 'labyrinth-leaderboard',
      path: '/labyrinth/leaderboard',
      title: 'Leaderboard',
      load: async () => (await import('./pages/scores-page.js')).LeaderboardPage,
    },
    {
      id: 'labyrinth-options',
      path: '/labyrinth/options',
      title: 'Options',
      load: async () => (await import('./pages/options-page.js')).OptionsPage,
    },
    {
      id: 'labyrinth-how-to-play',
      path: '/labyrinth/how-to-play',
      title: 'How to play Labyrinth',
      load: async () => (await import('./pages/how-to-page.js')).HowToLabyrinthPage,
    },
  ],
  saves: async () => (await import('@warren/client/slots')).LABYRINTH_SAVES,
  ways,
  preview: async () => (await import('./preview.js')).labyrinthPreview,
  stillMs: 3400,
  view: async () => (await import('./view.js')).labyrinthView,
};

function ways(): EntryWay[] {
  const level = savedNumber(LABYRINTH_RUN_SLOT, 'level');
  return [
    { to: '/labyrinth', title: level === null ? 'Play Labyrinth' : `Continue at level ${level}` },
    { to: '/labyrinth/levels', title: 'Custom levels' },
  ];
}
