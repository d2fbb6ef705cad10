import type { CaveFrame } from './frame.js';
import { sayMessage } from './say.js';

/** After a fight to its end no player reads every blow. */
const MOST = 3;

/** What is said about a turn: its messages, or that there is rock. */
export function announce(_before: CaveFrame, { fresh, events }: CaveFrame): string | null {
  const said = fresh.map(sayMessage).filter((line) => line !== '');
  if (said.length === 0) return events.includes('bump') ? 'Rock.' : null;
  return said.slice(-MOST).join(' ');
}
