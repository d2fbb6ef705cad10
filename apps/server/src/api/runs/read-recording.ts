import { wrapRecording } from '@warren/games';
import type { AccountRow } from '../../store/repositories/accounts.js';
import type { RunRow } from '../../store/repositories/run-rows.js';
import { addCall } from '../add-call.js';
import type { Api } from '../api.js';
import { openDays } from '../day.js';
import { answer, apiError } from '../handler.js';

/**
 * `GET /api/runs/<id>/recording`: anyone with the link may watch a run that holds. Until then it is its player's
 * alone, and a run of an open challenge is for those who have had their own try: it tells the seed, and whoever
 * could still hand something in might hand in a copy.
 */
export function addReadRecording(api: Api): void {
  addCall(api, 'recording', async ({ params, account }) => {
    const run = await api.store.runs.find(params.run);
    const isMine = run !== null && run.accountId === account?.id;
    if (run === null || (run.status !== 'verified' && !isMine)) return apiError('no-run');
    if (!isMine && !(await mayWatch(api, run, account))) return apiError('daily-secret');
    const recording = await api.store.runs.recording(run.id);
    return recording === null ? apiError('no-run') : answer(wrapRecording(recording));
  });
}

async function mayWatch(
  { store, now }: Api,
  { daily, game }: RunRow,
  viewer: AccountRow | null,
): Promise<boolean> {
  if (daily === null || !openDays(now()).includes(daily)) return true;
  if (viewer === null) return false;
  const drawn = await store.tickets.daily(viewer.id, [daily]);
  return drawn.some((ticket) => ticket.game === game && ticket.runId !== null);
}
