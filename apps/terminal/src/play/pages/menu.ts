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
}

export interface Choice<Id extends string = string> {
  readonly id: Id;
  readonly title: string;
  /** A key that chooses it at once. */
  readonly key?: string;
}

/** Shows a menu until something is chosen, and says what. */
export async function chooseFrom<Id extends string>(stage: Stage, menu: Menu<Id>): Promise<Id> {
  const { choices } = menu;
  let chosen = 0;
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
