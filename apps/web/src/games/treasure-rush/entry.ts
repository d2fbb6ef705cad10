import { RUSH_RUN_SLOT } from '@warren/client';
import { type EntryWay, type GameEntry, savedNumber } from '../../game/loop/game-entry.js';

/** Treasure Rush at the entrance. What it is made of is fetched when it is wanted. */
export const treasureRushEntry: GameEntry = {
  id: 'treasure-rush',
  title: 'Treasure Rush',
  art: 'title-treasure-rush',
  accent: 'light-dark(#1f8f86, #7fe0d4)',
  text: 'A treasure, a clock, and a maze that knows how good you are. Three lives; every maze you win makes the next one harder.',
  path: '/treasure-rush',
  pages: [
    {
      id: 'treasure-rush',
      path: '/treasure-rush',
      title: 'Treasure Rush',
      load: async () => (await import('./pages/game-page.js')).TreasureRushPage,
    },
    {
      id: 'treasure-rush-scores',
      path: '/treasure-rush/scores',
      title: 'High scores',
      load: async () => (await import('./pages/scores-page.js')).ScoresPage,
    },
    {
      id: 'treasure-rush-how-to-play',
      path: '/treasure-rush/how-to-play',
      title: 'How to play Treasure Rush',
      load: async () => (await import('./pages/how-to-page.js')).HowToRushPage,
    },
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
    { to: '/treasure-rush/scores', title: 'High scores' },
  ];
}
