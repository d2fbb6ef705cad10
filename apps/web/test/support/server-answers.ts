import type { Upload, UploadState } from '@warren/client';
import type { Failure, Run, Ticket } from '@warren/protocol/client';

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
    receivedAt: Date.UTC(2026, 10, 15, 12),
    verifiedAt: Date.UTC(2026, 10, 15, 12),
    ...more,
  };
}

/** An upload in this state. */
export function someUpload(state: UploadState, more: Partial<Upload> = {}): Upload {
  return { key: 'upload-1', game: 'lost-cause', ticks: 600, ranked: true, at: 1, state, ...more };
}

/** A ticket for Lost Cause as it is played today. */
export function someTicket(more: Partial<Ticket> = {}): Ticket {
  return {
    id: 'ticket-1',
    nonce: 'nonce-1',
    game: 'lost-cause',
    rules: 1,
    settings: { mode: 'campaign' },
    seed: '0123456789abcdef0123456789abcdef',
    board: 'lost-cause.campaign@1',
    daily: null,
    issuedAt: 1000,
    endsAt: 2000,
    ...more,
  };
}

/** What a call comes to that fails with this code. */
export function failure(code: Failure['code'], message = 'No.'): Failure {
  return { ok: false, code, message, field: null, retryAfter: null, conflict: null };
}
