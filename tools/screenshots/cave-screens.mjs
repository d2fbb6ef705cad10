import { goOn, heading, playUntil } from './screen-parts.mjs';

/** The screens of Cave. */
export const CAVE_SCREENS = [
  { name: 'cave', path: '/cave', ready: heading('Your worlds') },
  { name: 'cave-new-world', path: '/cave', ready: press('New world', heading('A new world')) },
  { name: 'cave-game', path: '/cave/expedition', stored: kept(walking), ready: goOn },
  { name: 'cave-fight', path: '/cave/expedition', stored: kept(fighting), ready: goOn },
  {
    name: 'cave-inventory',
    path: '/cave/expedition',
    stored: kept(walking),
    async ready(page) {
      await goOn(page);
      await page.keyboard.press('KeyI');
      await heading('Inventory')(page);
    },
  },
  { name: 'cave-how-to-play', path: '/cave/how-to-play', ready: heading('How to play Cave') },
];

/** Well into the cave, with something found. */
function walking({ moves, gold, phase }) {
  return moves > 250 && gold > 0 && phase === 'walking';
}

function fighting({ moves, fight }) {
  return moves > 100 && fight !== null && fight.attacks === 0;
}

/** An expedition as the page keeps it. */
function kept(isSo) {
  const run = playUntil('cave', isSo);
  const stored = JSON.stringify({ gold: run.state.gold, ticket: '', saved: run.save() });
  return { 'warren.cave.expedition': stored };
}

function press(name, then) {
  return async (page) => {
    await page.getByRole('button', { name }).click();
    await then(page);
  };
}
