import type { Run } from '@warren/protocol/client';

/** A run as the server tells of it: verified and ranked, unless said otherwise. */
export function someRun(more: Partial<Run> = {}): Run {
  return {
    id: 'run-of-sixteen-and-more',
    status: 'verified',
    progress: 1000,
    reason: '',
    player: { name: 'Ada', guest: false },
    mine: true,
    game: 'lost-cause',
    rules: 1,
    settings: { mode: 'campaign' },
    ticks: 600,
    outcome: { result: 'won' },
    board: 'lost-cause.campaign@1',
    daily: null,
    ranked: true,
    unranked: null,
    points: 3000,
    rank: 1,
    pausedMs: 0,
    pauses: 0,
    category: 'witnessed',
    unwitnessed: null,
    drawnAt: Date.UTC(2026, 10, 15, 11),
    scrutiny: null,
    unreviewed: false,
    receivedAt: Date.UTC(2026, 10, 15, 12),
    verifiedAt: Date.UTC(2026, 10, 15, 12),
    ...more,
  };
}
