import type { House } from './house.js';
import { chooseFrom } from './pages/choose-from.js';
import { playGame } from './play-game.js';
import { VIEWS } from './views/registry.js';

/** The menu of all games, until somebody leaves. */
export async function playMenu(house: House): Promise<void> {
  for (;;) {
    const id = await chooseFrom(house.stage, {
      title: 'Warren',
      lines: ['A run is its seed, its settings and its inputs.'],
      choices: [...VIEWS.map(({ game }) => ({ id: game.id, title: game.title })), { id: '', title: 'Leave' }],
      back: '',
    });
    const view = VIEWS.find(({ game }) => game.id === id);
    if (view === undefined) return;
    await playGame(house, view);
  }
}
