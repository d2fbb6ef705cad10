import { LIMITS } from '@warren/protocol';
import { addCall } from '../add-call.js';
import type { Api } from '../api.js';
import { answer, apiError } from '../handler.js';
import { needAccount } from '../need-account.js';
import { makeRunCursor, parseRunCursor } from './run-cursor.js';
import { showRun } from './show-run.js';

const USUAL_PAGE = 20;

/** `GET /api/runs`: the runs of whoever asks, the newest first. */
export function addMyRuns(api: Api): void {
  addCall(api, 'myRuns', async (incoming) => {
    const account = needAccount(incoming.account);
    const { limit = USUAL_PAGE, after } = incoming.query;
    const cursor = after === undefined ? null : parseRunCursor(after);
    if (cursor?.ok === false) return apiError('bad-cursor', { field: 'after' });
    const most = Math.min(limit, LIMITS.runsPage);
    // One more than is shown tells whether there is another page.
    const page = { limit: most + 1, after: cursor?.value ?? null };
    const rows = await api.store.runs.list(account.id, page);
    const shown = rows.slice(0, most);
    const runs = await Promise.all(shown.map((row) => showRun(api, row, account)));
    const last = shown.at(-1);
    return answer({ runs, next: rows.length > most && last !== undefined ? makeRunCursor(last) : null });
  });
}
