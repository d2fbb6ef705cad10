import { Readable } from 'node:stream';
import { addCall } from '../add-call.js';
import type { Api } from '../api.js';
import { answer } from '../handler.js';
import { needAccount } from '../need-account.js';
import { jsonParts } from './json-parts.js';

/** `GET /api/me/export`: a file for its owner to keep. */
export function addExportMe(api: Api): void {
  addCall(api, 'exportMe', async ({ account, reply }) => {
    const everything = await api.store.accounts.export(needAccount(account).id);
    reply.header('content-disposition', 'attachment; filename="warren.json"');
    reply.type('application/json; charset=utf-8');
    return answer(Readable.from(jsonParts(everything)) as never);
  });
}
