import { WAYS } from '../cave/actions.js';
import type { CaveState } from '../cave/state.js';
import { dangers } from '../cave/ways.js';
import type { Turns } from './bot-watcher.js';

/** Steps with nothing to fear in view. Clients explore so for their players; everything else is decided by them. */
export const caveTurns: Turns & { readonly game: string } = {
  game: 'cave',
  isQuiet(state, action) {
    const moment = state as CaveState;
    return moment.phase === 'walking' && action < WAYS.length && dangers(moment).length === 0;
  },
};
