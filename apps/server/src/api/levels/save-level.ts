import { readShownText } from '@warren/engine';
import { findGame } from '@warren/games';
import { LIMITS } from '@warren/protocol';
import { newId } from '../../lib/ids.js';
import { sentence } from '../../lib/text.js';
import { addCall } from '../add-call.js';
import type { Api } from '../api.js';
import { answer, apiError } from '../handler.js';
import { needAccount } from '../need-account.js';
import { checkLevelCode } from './level-code.js';
import { showLevel } from './show-level.js';

/** `POST /api/levels`: saves a level, and shares it if one likes. The same code again gets the new name. */
export function addSaveLevel(api: Api): void {
  const { store, now } = api;
  addCall(api, 'saveLevel', async (incoming) => {
    const account = needAccount(incoming.account);
    const { body } = incoming;
    const game = findGame(body.game);
    if (!game.ok) return apiError('no-game', { message: sentence(game.reason), field: 'game' });
    const name = readShownText(body.name, { what: 'a name', min: 1, max: LIMITS.levelName });
    if (!name.ok) return apiError('bad-name', { message: sentence(name.reason), field: 'name' });
    const code = checkLevelCode(game.value, body.code);
    if (!code.ok) return apiError('bad-code', { message: sentence(code.reason), field: 'code' });
    const level = {
      id: newId(),
      accountId: account.id,
      game: body.game,
      name: name.value,
      code: body.code,
      shared: body.shared ?? false,
      createdAt: now(),
    };
    const saved = await store.levels.save(level, LIMITS.levels);
    if (saved === 'full') {
      const message = `There is room for ${LIMITS.levels} levels; delete some first.`;
      return apiError('quota-full', { message });
    }
    return answer(showLevel(saved, account), 201);
  });
}
