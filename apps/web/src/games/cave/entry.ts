import { EXPEDITION_SLOT } from '@warren/client';
import { type EntryWay, type GameEntry, savedNumber } from '../../game/loop/game-entry.js';
import { page } from '../../routing/router.js';
import { lastWorldName } from './storage.js';

/** Cave at the entrance. What it is made of is fetched when it is wanted. */
export const caveEntry: GameEntry = {
  id: 'cave',
  title: 'Cave',
  art: 'title-cave',
  accent: 'light-dark(#2a6ba6, #8fc7f5)',
  text: 'An endless cave in turns: open its chests, choose your fights, and come back with gold. A world waits where you left it.',
  path: '/cave',
  pages: [
    page('/cave', 'Cave', () => import('./pages/cave-page.js'), 'CavePage'),
    page(
      '/cave/expedition',
      'Cave: expedition',
      () => import('./pages/expedition-page.js'),
      'ExpeditionPage',
    ),
    page('/cave/how-to-play', 'How to play Cave', () => import('./pages/how-to-page.js'), 'HowToPage'),
  ],
  saves: async () =>
    (await import('@warren/client/slots')).caveSaves(
      async () => (await import('./worlds/moves.js')).joinMoves,
    ),
  ways,
  preview: async () => (await import('./preview.js')).cavePreview,
  stillMs: 4000,
  view: async () => (await import('./view.js')).caveView,
};

function ways(): EntryWay[] {
  const world = lastWorldName();
  const gold = savedNumber(EXPEDITION_SLOT, 'gold');
  return [
    { to: '/cave', title: world === null ? 'Explore the Cave' : 'Continue your Cave' },
    { to: '/cave/expedition', title: gold === null ? 'Expedition' : `Expedition, ${gold} gold so far` },
  ];
}
