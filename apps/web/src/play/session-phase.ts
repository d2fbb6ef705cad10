/**
 * Where a run stands. `won` is a level done, whether or not another follows; `complete` is a whole campaign; `expired`
 * is a run as long as runs may be.
 */
export type SessionPhase = 'playing' | 'won' | 'lost' | 'complete' | 'expired';
