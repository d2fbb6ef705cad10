import type { Recording } from '@warren/games';
import { LOST_CAUSE_ACTIONS } from '@warren/games/lost-cause';
import type { LevelStart } from '../../game/loop/game-view.js';

const CONTINUE = LOST_CAUSE_ACTIONS.indexOf('continue');
const RETRY = LOST_CAUSE_ACTIONS.indexOf('retry');

/** The levels of a recording, as its actions tell; one alone where there is nothing to go on to. */
export function levelStarts({ actions, settings }: Recording): LevelStart[] {
  const { level = 0 } = settings as { readonly level?: number };
  const starts: LevelStart[] = [{ tick: 0, title: level === 0 ? 'Start' : `Level ${level}` }];
  let number = level;
  for (let i = 0; i < actions.length; i += 2) {
    const action = actions[i + 1];
    if (action !== CONTINUE && action !== RETRY) continue;
    if (action === CONTINUE) number++;
    const again = action === RETRY ? ' again' : '';
    starts.push({ tick: actions[i] + 1, title: `Level ${number}${again}` });
  }
  return starts;
}
