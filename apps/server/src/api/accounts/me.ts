import type { Api } from '../api.js';
import { answer, type Handler } from '../handler.js';
import { accountAnswer } from './account-answer.js';

/** `GET /api/me`: to be nobody is no error. */
export function readMe(api: Api): Handler<'me'> {
  return async ({ account }) =>
    answer({ account: account === null ? null : accountAnswer(account), now: api.now() });
}
