import { type Result, readShownText } from '@warren/engine';
import { parseWarrenCode } from '@warren/engine/codes';
import { type AnyGame, findGame } from '@warren/games';
import { type Level, LIMITS } from '@warren/protocol';
import { newId } from '../lib/ids.js';
import { sentence } from '../lib/text.js';
import type { AccountRow } from '../store/repositories/accounts.js';
import type { LevelRow } from '../store/repositories/levels.js';
import { answer, apiError, type Handlers } from './context.js';

export const levelHandlers: Handlers<'levels' | 'saveLevel' | 'deleteLevel'> = {
  async levels({ store }, { query, account }) {
    const { game = null, shared = false } = query;
    if (!shared && account === null) return apiError('signed-out');
    const levels =
      shared || account === null
        ? await store.levels.shared(game, LIMITS.levels)
        : await store.levels.mine(account.id, game);
    return answer({ levels: levels.map((level) => showLevel(level, account)) });
  },

  /** A level of the same code gets the new name. */
  async saveLevel({ store, now }, { account, body }) {
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
  },

  async deleteLevel({ store }, { account, params }) {
    const isRemoved = await store.levels.remove(account.id, params.level);
    return isRemoved ? answer(null, 204) : apiError('no-level');
  },
};

/** Checks the code of a level: a game with codes of its own knows which are valid, others take those of Warren. */
function checkLevelCode(game: AnyGame, code: string): Result<unknown> {
  return game.traits.includes('codes') ? game.readSettings({ code }) : parseWarrenCode(code);
}

function showLevel(level: LevelRow, viewer: AccountRow | null): Level {
  const { id, game, name, code, shared, createdAt, accountId, playerName, playerGuest } = level;
  const player = { name: playerName, guest: playerGuest };
  return { id, game, name, code, shared, mine: accountId === viewer?.id, player, createdAt };
}
