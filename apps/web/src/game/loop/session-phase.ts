/**
 * Where a run stands. `won` is a level done, whether or not another follows; `complete` is a whole campaign; `expired`
 * is a run as long as runs may be.
 */
export type SessionPhase = 'playing' | 'won' | 'lost' | 'complete' | 'expired';

/** Where a run stands that is over when it is won or lost. */
export function phaseOfRun(phase: 'playing' | 'won' | 'lost', finished: boolean): SessionPhase {
  if (phase === 'playing') return finished ? 'expired' : 'playing';
  return phase === 'won' ? 'complete' : 'lost';
}
