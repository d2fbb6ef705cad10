import type { EntryWay, GameEntry } from '../../game/loop/game-entry.js';
import { lastWorldName, savedGold } from './storage.js';

/** Cave at the entrance. What it is made of is fetched when it is wanted. */
export const caveEntry: GameEntry = {
  id: 'cave',
  title: 'Cave',
  art: 'title-cave',
  accent: 'light-dark(#2a6ba6, #8fc7f5)',
  text: 'An endless cave in turns: open its chests, fight what sees you, and bring gold home. A world waits where you left it.',
  path: '/cave',
  pages: [
    {
      id: 'cave',
      path: '/cave',
      title: 'Cave',
      load: async () => (await import('./pages/cave-page.js')).CavePage,
    },
    {
      id: 'cave-expedition',
      path: '/cave/expedition',
      title: 'Cave: expedition',
      load: async () => (await import('./pages/expedition-page.js')).ExpeditionPage,
    },
    {
      id: 'cave-how-to-play',
      path: '/cave/how-to-play',
      title: 'How to play Cave',
      load: async () => (await import('./pages/how-to-page.js')).HowToCavePage,
    },
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
  const gold = savedGold();
  return [
    { to: '/cave', title: world === null ? 'Explore the Cave' : 'Continue your Cave' },
    { to: '/cave/expedition', title: gold === null ? 'Expedition' : `Expedition, ${gold} gold so far` },
  ];
}
