import { addCall } from '../add-call.js';
import type { Api } from '../api.js';
import { answer } from '../handler.js';
import { accountAnswer } from './account-answer.js';

/** `GET /api/me`: to be nobody is no error. */
export function addMe(api: Api): void {
  addCall(api, 'me', async ({ account }) =>
    answer({ account: account === null ? null : accountAnswer(account), now: api.now() }),
  );
}
