import { type Recording, type Run, TICKS_PER_SECOND } from '@warren/games';

/** What came of a race against a recording, in a sentence. */
export function raceText(run: Pick<Run, 'tick' | 'finished' | 'outcome'>, ghost: Recording): string {
  const unranked = 'This was a race against a ghost: it is unranked.';
  // A lost run did not arrive, and an unfinished run has no end to compare.
  if (!run.finished || run.outcome.result !== 'won') return unranked;
  const ahead = ghost.ticks - run.tick;
  if (ahead === 0) return `A dead heat, to the tick. ${unranked}`;
  return `You were ${secondsText(Math.abs(ahead))} ${ahead > 0 ? 'ahead of' : 'behind'} the ghost. ${unranked}`;
}

/** Ticks as seconds with one digit after the point. */
function secondsText(ticks: number): string {
  const tenths = Math.max(1, Math.round((ticks * 10) / TICKS_PER_SECOND));
  return `${Math.floor(tenths / 10)}.${tenths % 10} seconds`;
}
