import { Interrupted } from '../../cli/errors.js';
import type { KeyPress } from '../../screen/key-press.js';
import type { Page } from './page.js';
import type { Stage } from './stage.js';

/** What a terminal says by itself: nobody pressed anything. */
const SIGNALS = ['resize', 'resume', 'focus', 'blur', 'ctrl-l'];

/** Whether somebody pressed a key, or holds it. */
export function isPressed(press: KeyPress | null): press is KeyPress {
  return press !== null && press.kind !== 'release' && !SIGNALS.includes(press.key);
}

/** Shows a page until somebody presses a key, and says which. */
export async function keyOn(stage: Stage, page: Page): Promise<string> {
  for (;;) {
    stage.showPage(page);
    const press = await stage.next(Number.POSITIVE_INFINITY);
    if (press?.key === 'ctrl-c') throw new Interrupted();
    if (isPressed(press) && stage.hasRoom) return press.key;
  }
}
