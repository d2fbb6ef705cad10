import { classicTimeText } from '../time-text.js';
import type { ClassicFinish } from './completion.js';
import type { Completed } from './profile-record.js';

/** What a completion means among those before, as a sentence. */
export function completedWords({ best, before, isBetter }: Completed, finish: ClassicFinish): string {
  if (before === null) return finish.assisted ? 'Completed, with help.' : 'Completed for the first time.';
  if (!isBetter) return `Your best time here is ${classicTimeText(best.ticks)}.`;
  if (before.assisted && !finish.assisted) return 'Your first time without help.';
  return `Your best time here: ${classicTimeText(before.ticks - finish.ticks)} faster than before.`;
}
