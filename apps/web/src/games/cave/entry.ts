import type { EntryWay, GameEntry } from '../../game/loop/game-entry.js';
import { keptGold } from './expedition-shelf.js';
import { lastWorldName } from './worlds/last-world.js';

/** Cave at the entrance. What it is made of is fetched when it is wanted. */
export const caveEntry: GameEntry = {
  id: 'cave',
  title: 'Cave',
  art: 'title-cave',
  accent: 'light-dark(#2a6ba6, #8fc7f5)',
  text: 'An endless cave in turns: open its chests, fight what sees you, and bring gold home. A world waits where you left it.',
  path: '/cave',
  ways,
  scene: async () => (await import('./scene.js')).caveScene,
  stillMs: 4000,
  view: async () => (await import('./view.js')).caveView,
};

function ways(): EntryWay[] {
  const world = lastWorldName();
  const gold = keptGold();
  return [
    { to: '/cave', title: world === null ? 'Explore the Cave' : 'Continue your Cave' },
    { to: '/cave/expedition', title: gold === null ? 'Expedition' : `Expedition, ${gold} gold so far` },
  ];
}
