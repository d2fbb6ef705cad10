import type { Frame } from '@warren/games';
import { type CaveFrame, sayMessage } from '@warren/games/cave';

/** After a fight to its end nobody reads every blow. */
const MOST = 3;

/** What is said about a turn: its messages, or that there is rock. */
export function announce(_before: Frame, frame: Frame): string | null {
  const said = (frame as CaveFrame).fresh.map(sayMessage).filter((line) => line !== '');
  if (said.length === 0) return frame.events.includes('bump') ? 'Rock.' : null;
  return said.slice(-MOST).join(' ');
}
