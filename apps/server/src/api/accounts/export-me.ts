import type { Api } from '../api.js';
import { answer, type Handler } from '../handler.js';
import { ownerOf } from '../owner.js';

/** `GET /api/me/export`: a file for its owner to keep. */
export function exportMe(api: Api): Handler<'exportMe'> {
  return async ({ account, reply }) => {
    const everything = await api.store.accounts.export(ownerOf({ account }).id);
    reply.header('content-disposition', 'attachment; filename="warren.json"');
    return answer({ ...everything });
  };
}
