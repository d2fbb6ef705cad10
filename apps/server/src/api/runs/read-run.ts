import { addCall } from '../add-call.js';
import type { Api } from '../api.js';
import { answer, apiError } from '../handler.js';
import { showRun } from './show-run.js';

/** `GET /api/runs/<id>`: who, when, and what came of it. */
export function addReadRun(api: Api): void {
  addCall(api, 'run', async ({ params, account }) => {
    const run = await api.store.runs.find(params.run);
    return run === null ? apiError('no-run') : answer(await showRun(api, run, account));
  });
}
