import { Interrupted } from '../../cli/errors.js';
import type { Session } from '../session.js';
import type { Stage } from './stage.js';

/** Something to choose from, with words above it. */
export interface Menu<Id extends string = string> {
  readonly title: string;
  readonly lines: readonly string[];
  readonly choices: readonly Choice<Id>[];
  /** What Escape and q choose. */
  readonly back: Id;
  /** The game that is seen behind it. */
  readonly behind?: Session;
  /** Whether it comes unasked, in the middle of play: keys meant for the game must choose nothing. */
  readonly isSudden?: boolean;
}

export interface Choice<Id extends string = string> {
  readonly id: Id;
  readonly title: string;
  /** A key that chooses it at once. */
  readonly key?: string;
}

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
