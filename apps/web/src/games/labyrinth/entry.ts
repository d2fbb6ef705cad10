import { LABYRINTH_RUN_SLOT } from '@warren/client';
import { type EntryWay, type GameEntry, savedNumber } from '../../game/loop/game-entry.js';
import { page } from '../../routing/router.js';

/** Labyrinth at the entrance. What it is made of is fetched when it is wanted. */
export const labyrinthEntry: GameEntry = {
  id: 'labyrinth',
  title: 'Labyrinth',
  art: 'title-labyrinth',
  accent: 'light-dark(#7a4fb0, #c9b7e6)',
  text: 'Corridors run over and under each other. Find an exit before the clock runs out; the next labyrinth is larger.',
  path: '/labyrinth',
  pages: [
    page('/labyrinth', 'Labyrinth', () => import('./pages/game-page.js'), 'LabyrinthPage'),
    page('/labyrinth/levels', 'Custom levels', () => import('./levels/levels-page.js'), 'LevelsPage'),
    page('/labyrinth/level/*', 'A level of Labyrinth', () => import('./levels/level-page.js'), 'LevelPage'),
    page('/labyrinth/leaderboard', 'Leaderboard', () => import('./pages/scores-page.js'), 'LeaderboardPage'),
    page('/labyrinth/options', 'Options', () => import('./pages/options-page.js'), 'OptionsPage'),
    page(
      '/labyrinth/how-to-play',
      'How to play Labyrinth',
      () => import('./pages/how-to-page.js'),
      'HowToPage',
    ),
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
