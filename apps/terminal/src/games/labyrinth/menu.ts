import type { House } from '../../game/app-context.js';
import type { GameView } from '../../game/game-view.js';
import { helpMenu, showScores } from '../../game/pages.js';
import { gameHead, playKept, playNew } from '../../game/play-game.js';
import type { KeptRun } from '../../storage/runs.js';
import { chooseFrom } from '../../tui/dialogs.js';
import type { Choice } from '../../tui/stage.js';
import { chooseLevel } from './levels.js';
import { labyrinthOptions, showOptions } from './settings.js';

/** The menu of Labyrinth, until somebody leaves it. */
export async function labyrinthMenu(house: House, view: GameView): Promise<void> {
  for (;;) {
    const { run, ...head } = gameHead(house, view);
    const choice = await chooseFrom(house.stage, {
      ...head,
      choices: menuChoices(view, run),
      back: 'leave',
    });
    if (choice === 'leave' || (await follow(house, view, run, choice)) === 'leave') return;
  }
}

function menuChoices({ progress }: GameView, kept: KeptRun | null): Choice[] {
  return [
    ...(kept === null ? [] : [{ id: 'continue', title: `Continue: ${progress(kept.run)}` }]),
    { id: 'new', title: 'New game' },
    { id: 'levels', title: 'Custom levels' },
    { id: 'scores', title: 'Leaderboard' },
    { id: 'options', title: 'Options' },
    { id: 'help', title: 'How to play', key: '?' },
    { id: 'leave', title: 'Quit' },
  ];
}

async function follow(house: House, view: GameView, kept: KeptRun | null, choice: string): Promise<string> {
  const { stage, folder } = house;
  if (choice === 'continue' && kept !== null) return playKept(house, view, kept);
  // An option that was changed a moment ago counts already.
  if (choice === 'new') return playNew(house, view, { algorithm: labyrinthOptions(folder).generation });
  if (choice === 'scores') await showScores(house, view.game);
  else if (choice === 'options') await showOptions(house);
  else if (choice === 'help') await chooseFrom(stage, helpMenu(view, house));
  else {
    const settings = await chooseLevel(house);
    if (settings !== null) return playNew(house, view, settings);
  }
  return 'menu';
}
