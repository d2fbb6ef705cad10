import type { EntryWay, GameEntry } from '../../game/loop/game-entry.js';
import { keptLevel } from './labyrinth-shelf.js';

/** Labyrinth at the entrance. What it is made of is fetched when it is wanted. */
export const labyrinthEntry: GameEntry = {
  id: 'labyrinth',
  title: 'Labyrinth',
  art: 'title-labyrinth',
  accent: 'light-dark(#7a4fb0, #c9b7e6)',
  text: 'Corridors run over and under each other. Find an exit before the clock runs out; the next labyrinth is larger.',
  path: '/labyrinth',
  ways,
  scene: async () => (await import('./scene.js')).labyrinthScene,
  stillMs: 3400,
  view: async () => (await import('./view.js')).labyrinthView,
};

function ways(): EntryWay[] {
  const level = keptLevel();
  return [
    { to: '/labyrinth', title: level === null ? 'Play Labyrinth' : `Continue at level ${level}` },
    { to: '/labyrinth/levels', title: 'Custom levels' },
  ];
}
