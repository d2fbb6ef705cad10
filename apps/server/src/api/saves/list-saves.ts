import { LIMITS } from '@warren/protocol';
import { addCall } from '../add-call.js';
import type { Api } from '../api.js';
import { answer } from '../handler.js';
import { needAccount } from '../need-account.js';
import { showHead } from './show-save.js';

/** `GET /api/saves`: every save without its text, and how much room is used. */
export function addListSaves(api: Api): void {
  const { store } = api;
  addCall(api, 'saves', async (incoming) => {
    const { saves, bytes } = await store.saves.list(needAccount(incoming.account).id);
    const quota = { used: bytes, most: LIMITS.accountBytes, slots: LIMITS.saveSlots };
    return answer({ saves: saves.map(showHead), quota });
  });
}
