import type { KeptRun } from '../files/kept-runs.js';
import { gameHead } from '../game-head.js';
import type { GameView } from '../game-view.js';
import type { House } from '../house.js';
import { chooseFrom } from '../pages/choose-from.js';
import { helpMenu } from '../pages/help-page.js';
import type { Choice } from '../pages/menu.js';
import { playKept, playNew } from '../play-game.js';
import { showScores } from '../show-scores.js';
import { chooseLevel } from './custom-levels.js';
import { labyrinthOptions } from './option-file.js';
import { showOptions } from './options-page.js';

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
