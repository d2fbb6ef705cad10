import { accept, nearest, type Result, refuse } from '@warren/engine';
import type { AppContext, GameView } from '../game/game-view.js';
import { showSettings } from '../game/option-page.js';
import { playGame } from '../game/play-game.js';
import { chooseFrom } from '../tui/dialogs.js';
import { caveView } from './cave/view.js';
import { classicView } from './classic/view.js';
import { labyrinthView } from './labyrinth/view.js';
import { lostCauseView } from './lost-cause/view.js';
import { treasureRushView } from './treasure-rush/view.js';

/** Every game the terminal can show, in the order of its menu. */
export const VIEWS: readonly GameView[] = [
  lostCauseView,
  treasureRushView,
  classicView,
  caveView,
  labyrinthView,
];

/** The view of a game by its id; the reason suggests similar ids. */
export function findView(id: string, views: readonly GameView[] = VIEWS): Result<GameView> {
  const view = views.find(({ game }) => game.id === id);
  if (view !== undefined) return accept(view);
  return refuse(
    `there is no game "${id.slice(0, 40)}"; ${nearest(
      id,
      views.map(({ game }) => game.id),
    )}`,
  );
}

/** Shows the menu of all games, until the player leaves. */
export async function playMenu(app: AppContext, views: readonly GameView[] = VIEWS): Promise<void> {
  for (;;) {
    const view = await chooseFrom<GameView | 'settings' | null>(app.stage, {
      title: 'Warren',
      lines: ['A run is its seed, its settings and its inputs.'],
      choices: [
        ...views.map((value) => ({ title: value.game.title, value })),
        { title: 'Settings', value: 'settings' },
        { title: 'Leave', value: null },
      ],
    });
    if (view === null) return;
    if (view === 'settings') await showSettings(app);
    else await playGame({ app, view });
  }
}
