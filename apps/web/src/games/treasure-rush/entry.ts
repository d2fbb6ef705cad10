import { RUSH_RUN_SLOT } from '@warren/client';
import { type EntryWay, type GameEntry, savedNumber } from '../../game/loop/game-entry.js';
import { page } from '../../routing/router.js';

/** Treasure Rush at the entrance. What it is made of is fetched when it is wanted. */
export const treasureRushEntry: GameEntry = {
  id: 'treasure-rush',
  title: 'Treasure Rush',
  art: 'title-treasure-rush',
  accent: 'light-dark(#1f8f86, #7fe0d4)',
  text: 'A treasure, a clock, and a maze that knows how good you are. Three lives; every maze you win makes the next one harder.',
  path: '/treasure-rush',
  pages: [
    page('/treasure-rush', 'Treasure Rush', () => import('./pages/game-page.js'), 'TreasureRushPage'),
    page('/treasure-rush/scores', 'Leaderboard', () => import('./pages/scores-page.js'), 'ScoresPage'),
    page(
      '/treasure-rush/how-to-play',
      'How to play Treasure Rush',
      () => import('./pages/how-to-page.js'),
      'HowToPage',
    ),
  ],
  saves: async () => (await import('@warren/client/slots')).TREASURE_RUSH_SAVES,
  ways,
  preview: async () => (await import('./preview.js')).treasureRushPreview,
  stillMs: 4200,
  view: async () => (await import('./view.js')).treasureRushView,
};

function ways(): EntryWay[] {
  const score = savedNumber(RUSH_RUN_SLOT, 'score');
  return [
    { to: '/treasure-rush', title: score === null ? 'Play Treasure Rush' : `Continue at score ${score}` },
    { to: '/treasure-rush/scores', title: 'Leaderboard' },
  ];
}
