import { addCall } from '../add-call.js';
import type { Api } from '../api.js';
import { answer } from '../handler.js';
import { needAccount } from '../need-account.js';

/** `GET /api/me/export`: a file for its owner to keep. */
export function addExportMe(api: Api): void {
  addCall(api, 'exportMe', async ({ account, reply }) => {
    const everything = await api.store.accounts.export(needAccount(account).id);
    reply.header('content-disposition', 'attachment; filename="warren.json"');
    return answer({ ...everything });
  });
}
