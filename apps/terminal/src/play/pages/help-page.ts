import type { GameView } from '../game-view.js';
import type { House } from '../house.js';
import { COMMON_KEYS, TURN_KEYS } from '../key-hint.js';
import type { Menu } from './menu.js';
import type { Page } from './page.js';

const COLUMN = 20;

/** How a game is played. */
export function helpMenu(
  view: GameView,
  { turns, stage }: Pick<House, 'turns' | 'stage'>,
  behind?: Page,
): Menu<'back'> {
  // A game that plays in its own way has its own keys for everything.
  const common = view.play !== undefined ? [] : turns ? TURN_KEYS : COMMON_KEYS;
  const keys = [...view.keys, ...common];
  return {
    title: `How to play ${view.game.title}`,
    lines: [
      ...view.help(stage.unicode),
      '',
      ...keys.map(({ keys: names, does }) => `${names.padEnd(COLUMN)}${does}`),
    ],
    choices: [{ id: 'back', title: 'Back', key: '?' }],
    back: 'back',
    ...(behind === undefined ? {} : { behind }),
  };
}
