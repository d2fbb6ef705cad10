import type { CaveEvent, CaveMessage } from './announce.js';
import { LOG_LENGTH } from './numbers.js';
import type { CaveState } from './state.js';

/** Something happened that needs no words. */
export function note({ events }: CaveState, event: CaveEvent): void {
  // A fight to the end may have hundreds of blows. The last ones stay, and with them how it ended.
  events.push(event);
  if (events.length > LOG_LENGTH) events.shift();
}

/** Something happened that is told: a message comes to the log, and the oldest goes when there are too many. */
export function tell(state: CaveState, event: CaveEvent, about = '', ...numbers: number[]): void {
  note(state, event);
  state.log.push({ event, about, numbers });
  if (state.log.length > LOG_LENGTH) state.log.shift();
  state.fresh = Math.min(state.fresh + 1, LOG_LENGTH);
}

/** The messages of the last tick, oldest first. */
export function freshMessages({ log, fresh }: CaveState): readonly CaveMessage[] {
  return fresh === 0 ? [] : log.slice(-fresh);
}
