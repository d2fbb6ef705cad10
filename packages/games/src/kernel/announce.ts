import type { Frame } from './frame.js';

/** What is said about events, the most important one first; `null` where an event needs no words this time. */
export type Sentences<View extends Frame> = Readonly<Record<string, (frame: View) => string | null>>;

/** The sentence about the most important event of the tick that led to a frame. */
export function sayFirst<View extends Frame>(sentences: Sentences<View>, frame: View): string | null {
  if (frame.events.length === 0) return null;
  const event = Object.keys(sentences).find((each) => frame.events.includes(each));
  return event === undefined ? null : sentences[event](frame);
}

/** The cause of a run that its player ended. */
export const GIVEN_UP = 'You gave the run up.';

/** As a sentence begins. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
