import { type CaveEvent, type CaveMessage, type CaveState, sayMessage } from '@warren/games/cave';
import type { SessionPhase } from '../../game/loop/game-view.js';

/** An expedition with gold is complete, one without is lost; a world without an end only grows too long. */
export function phaseOf({ phase, gold }: Pick<CaveState, 'phase' | 'gold'>, finished: boolean): SessionPhase {
  if (phase === 'over') return gold > 0 ? 'complete' : 'lost';
  return finished ? 'expired' : 'playing';
}

/** The messages from the last one of an event on; none where it did not happen lately. */
export function logSince(log: readonly CaveMessage[], event: CaveEvent): readonly CaveMessage[] {
  const at = log.map((message) => message.event).lastIndexOf(event);
  return at < 0 ? [] : log.slice(at);
}

/** Messages in words; some have none. */
export function linesOf(log: readonly CaveMessage[]): string[] {
  return log.map(sayMessage).filter((line) => line !== '');
}
