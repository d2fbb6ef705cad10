import type { Upload, UploadState } from '@warren/client';
import type { Failure, Ticket } from '@warren/protocol/client';

export { someRun } from '../../../../packages/client/test/support/some-run.js';

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
    unranked: null,
    ...more,
  };
}

/** What a call comes to that fails with this code. */
export function failure(code: Failure['code'], message = 'No.'): Failure {
  return { ok: false, code, message, field: null, retryAfter: null, conflict: null };
}
