import { readShownText } from '@warren/engine';
import { LIMITS } from '@warren/protocol';
import { newId } from '../lib/ids.js';
import { sentence } from '../lib/text.js';
import { answer, apiError, type Handlers } from './context.js';

const MOST = { ofReporter: LIMITS.openReports, ofAll: LIMITS.openReportsOfAll };
const FULL = 'The operator has many reports to read already. Please try again another day.';
const TRY_AGAIN_SECONDS = 86_400;

export const reportHandlers: Handlers<'report'> = {
  /** The player is found by the run: names are public, accounts are not. */
  async report({ store, now }, { account, body }) {
    const text = readShownText(body.text, { what: 'a report', min: 1, max: LIMITS.reportText });
    if (!text.ok) return apiError('bad-request', { message: sentence(text.reason), field: 'text' });
    const run = await store.runs.find(body.run);
    if (run === null || run.hiddenAt !== 0 || run.status !== 'verified') return apiError('no-run');
    if (run.accountId === account.id) {
      return apiError('bad-request', { message: 'This run is your own.', field: 'run' });
    }
    const report = {
      ...{ id: newId(), reporterId: account.id, playerId: run.accountId, about: body.about, runId: run.id },
      ...{ subject: body.about === 'run' ? run.id : run.accountId, text: text.value, createdAt: now() },
    };
    const added = await store.reports.add(report, MOST);
    return added === 'full'
      ? apiError('too-many', { message: FULL, retryAfter: TRY_AGAIN_SECONDS })
      : answer(null, 204);
  },
};
