import type { LabyrinthState } from '@warren/games/labyrinth';
import type { AppContext } from '../../game/app-context.js';
import type { GameView } from '../../game/game-view.js';
import { helpMenu, showScores } from '../../game/pages.js';
import { gameHead, playNew, playSaved } from '../../game/play-game.js';
import type { SavedRun } from '../../storage/runs.js';
import { chooseFrom } from '../../tui/dialogs.js';
import type { Choice } from '../../tui/stage.js';
import { chooseLevel } from './levels.js';
import { labyrinthOptions, showOptions } from './settings.js';

/** Shows the menu of Labyrinth, until the player leaves. */
export async function labyrinthMenu(app: AppContext, view: GameView<LabyrinthState>): Promise<void> {
  for (;;) {
    const { run, ...head } = gameHead(app, view);
    const choice = await chooseFrom(app.stage, {
      ...head,
      choices: menuChoices(view, run),
      back: 'leave',
    });
    if (choice === 'leave' || (await follow(app, view, run, choice)) === 'leave') return;
  }
}

function menuChoices(
  { progress }: GameView<LabyrinthState>,
  saved: SavedRun<LabyrinthState> | null,
): Choice[] {
  return [
    ...(saved === null ? [] : [{ id: 'continue', title: `Continue: ${progress(saved.run)}` }]),
    { id: 'new', title: 'New game' },
    { id: 'levels', title: 'Custom levels' },
    { id: 'scores', title: 'Leaderboard' },
    { id: 'options', title: 'Options' },
    { id: 'help', title: 'How to play', key: '?' },
    { id: 'leave', title: 'Quit' },
  ];
}

async function follow(
  app: AppContext,
  view: GameView<LabyrinthState>,
  saved: SavedRun<LabyrinthState> | null,
  choice: string,
): Promise<string> {
  const { stage, folder } = app;
  if (choice === 'continue' && saved !== null) return playSaved(app, view, saved);
  // Read now, since the player may just have changed it.
  if (choice === 'new') return playNew(app, view, { algorithm: labyrinthOptions(folder).generation });
  if (choice === 'scores') await showScores(app, view.game);
  else if (choice === 'options') await showOptions(app);
  else if (choice === 'help') await chooseFrom(stage, helpMenu(view, app));
  else {
    const settings = await chooseLevel(app);
    if (settings !== null) return playNew(app, view, settings);
  }
  return 'menu';
}
