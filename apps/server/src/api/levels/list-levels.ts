import { LIMITS } from '@warren/protocol';
import { addCall } from '../add-call.js';
import type { Api } from '../api.js';
import { answer, apiError } from '../handler.js';
import { showLevel } from './show-level.js';

/** `GET /api/levels`: one's own levels, or with `shared=true` what everybody shares, the newest first. */
export function addListLevels(api: Api): void {
  const { store } = api;
  addCall(api, 'levels', async ({ query, account }) => {
    const { game = null, shared = false } = query;
    if (shared) {
      const levels = await store.levels.shared(game, LIMITS.levels);
      return answer({ levels: levels.map((level) => showLevel(level, account)) });
    }
    if (account === null) return apiError('signed-out');
    const levels = await store.levels.mine(account.id, game);
    return answer({ levels: levels.map((level) => showLevel(level, account)) });
  });
}
