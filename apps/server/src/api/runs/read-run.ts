import type { Api } from '../api.js';
import { answer, type Handler, trouble } from '../handler.js';
import { showRun } from './show-run.js';

/** `GET /api/runs/<id>`: who, when, and what came of it. */
export function readRun(api: Api): Handler<'run'> {
  return async ({ params, account }) => {
    const run = await api.store.runs.find(params.run);
    return run === null ? trouble('no-run') : answer(await showRun(api, run, account));
  };
}
