import { addCall } from '../add-call.js';
import type { Api } from '../api.js';
import { answer, apiError } from '../handler.js';
import { needAccount } from '../need-account.js';
import { accountAnswer } from './account-answer.js';
import { readNewName } from './read-new-name.js';

/** `PUT /api/me/name`. */
export function addRename(api: Api): void {
  addCall(api, 'rename', async ({ account, body }) => {
    const name = readNewName(body.name);
    if (!name.ok) return name;
    const renamed = await api.store.accounts.rename(needAccount(account).id, name.value);
    if (renamed === null) return apiError('name-taken', { field: 'name' });
    return answer({ account: accountAnswer(renamed), now: api.now() });
  });
}
