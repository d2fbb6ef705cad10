import type { CaveEvent, CaveMessage } from '@warren/games/cave';

/** The messages from the last one of an event on; none where it did not happen lately. */
export function logSince(log: readonly CaveMessage[], event: CaveEvent): readonly CaveMessage[] {
  const at = log.map((message) => message.event).lastIndexOf(event);
  return at < 0 ? [] : log.slice(at);
}
