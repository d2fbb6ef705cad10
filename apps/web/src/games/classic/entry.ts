import type { GameEntry } from '../../game/loop/game-entry.js';

/** Classic at the entrance. What it is made of is fetched when it is wanted. */
export const classicEntry: GameEntry = {
  id: 'classic',
  title: 'Classic',
  art: 'title-classic',
  accent: 'light-dark(#4f7d1f, #b9dc74)',
  text: 'Hedges in seven textures, thirty levels of each, and a crown at the end of every maze. Medals for the fast, and your own best run to race.',
  path: '/classic',
  ways: () => [
    { to: '/classic/players', title: 'Play Classic' },
    { to: '/classic/custom', title: 'A maze of your own' },
  ],
  scene: async () => (await import('./scene.js')).classicScene,
  stillMs: 2600,
  view: async () => (await import('./view.js')).classicView,
};
