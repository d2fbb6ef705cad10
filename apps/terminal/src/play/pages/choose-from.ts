import { Interrupted } from '../../cli/errors.js';
import type { Menu } from './menu.js';
import type { Stage } from './stage.js';

/** After so long without a key, hands are off the game. */
const SETTLE_MS = 300;

/** Shows a menu until something is chosen, and says what. */
export async function chooseFrom<Id extends string>(stage: Stage, menu: Menu<Id>): Promise<Id> {
  const { choices } = menu;
  let chosen = 0;
  if (menu.isSudden === true) {
    stage.showMenu(menu, -1);
    await settle(stage);
  }
  for (;;) {
    stage.showMenu(menu, chosen);
    const press = await stage.next(Number.POSITIVE_INFINITY);
    if (press === null || press.kind === 'release') continue;
    const { key } = press;
    if (key === 'ctrl-c') throw new Interrupted();
    if (key === 'up' || key === 'k') chosen = (chosen + choices.length - 1) % choices.length;
    else if (key === 'down' || key === 'j' || key === 'tab') chosen = (chosen + 1) % choices.length;
    else if (key === 'enter' || key === ' ') return choices[chosen].id;
    else if (key === 'escape' || key === 'q') return menu.back;
    const direct = choices.find((choice, i) => choice.key === key || `${i + 1}` === key);
    if (direct !== undefined) return direct.id;
  }
}

/** Lets keys pass by until there are none for a while. */
async function settle(stage: Stage): Promise<void> {
  for (;;) {
    const press = await stage.next(SETTLE_MS);
    if (press === null) return;
    if (press.key === 'ctrl-c') throw new Interrupted();
  }
}
