import type { Api } from '../api.js';
import { answer, type Handler, trouble } from '../handler.js';
import { ownerOf } from '../owner.js';
import { accountAnswer } from './account-answer.js';
import { readNewName } from './read-new-name.js';

/** `PUT /api/me/name`. */
export function rename(api: Api): Handler<'rename'> {
  return async ({ account, body }) => {
    const name = readNewName(body.name);
    if (!name.ok) return name;
    const renamed = await api.store.accounts.rename(ownerOf({ account }).id, name.value);
    if (renamed === null) return trouble('name-taken', { field: 'name' });
    return answer({ account: accountAnswer(renamed), now: api.now() });
  };
}
