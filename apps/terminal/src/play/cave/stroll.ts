import type { Advice } from '@warren/games';
import { Interrupted } from '../../cli/errors.js';
import { isPressed } from '../pages/key-on.js';
import { cavePage } from './cave-page.js';
import { makeStepGuard } from './step-guard.js';
import type { Trek } from './trek.js';

/** A step is seen for so long. No shorter: a ranked run may not be faster than its ticks. */
const STEP_MS = 20;
/** A walk that is still not over has gone wrong. */
const MOST_STEPS = 5000;

/**
 * Makes one move after another, as advised, until something happens, a monster comes into view or a key is pressed.
 * The key that began it may still be held.
 */
export async function stroll(trek: Trek, key: string, advise: () => Advice): Promise<void> {
  const { stage, turns, now } = trek.house;
  const guard = makeStepGuard();
  guard.lets(key, now());
  guard.halt();
  const before = trek.state.moves;
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const advice = advise();
    if ('stop' in advice) {
      trek.note = advice.stop;
      break;
    }
    if (!trek.act(advice.way)) return;
    if (trek.lookOut() || trek.isOver || trek.state.fresh > 0) break;
    if (!turns) stage.showPage(cavePage(trek));
    trek.prepare();
    const press = await stage.next(STEP_MS);
    if (press?.key === 'ctrl-c') throw new Interrupted();
    const isHeld = !isPressed(press) || !guard.lets(press.key, now());
    if (isHeld && stage.hasRoom) continue;
    trek.note = 'You stop.';
    break;
  }
  // Who listens is told how far it was, not every step of the way.
  if (turns) stage.tell(`Moves: ${trek.state.moves - before}.`);
}
