import { columnsOf, givenColumns, type RowOf } from '../columns.js';
import type { Database } from '../database.js';
import { type Given, statement } from '../statement.js';

/** A level as it is stored, and its player. */
type StoredLevel = RowOf<'level'> & { readonly playerName: string; readonly playerGuest: number };

export interface LevelRow extends Omit<StoredLevel, 'shared' | 'playerGuest'> {
  readonly shared: boolean;
  readonly playerGuest: boolean;
}

export interface LevelStore {
  /** `full` when the account has as many as it may. The same code of the same game again replaces its name. */
  save(level: Omit<LevelRow, 'playerName' | 'playerGuest'>, most: number): Promise<LevelRow | 'full'>;
  mine(accountId: string, game: string | null): Promise<readonly LevelRow[]>;
  /** The shared levels of all players, the newest first. */
  shared(game: string | null, limit: number): Promise<readonly LevelRow[]>;
  remove(accountId: string, id: string): Promise<boolean>;
}

const NAMES = ['id', 'account_id', 'game', 'name', 'code', 'shared', 'created_at'] as const;

export function makeLevels(database: Database): LevelStore {
  const { rows, write } = database;
  const found = { ...reading(database), ...writing(database) };
  return {
    save: (level, most) =>
      write(async (tx) => {
        await tx.lock('account', level.accountId);
        const there = await tx.first(found.find, level);
        if (there === null && Number((await tx.first(found.count, level))?.levels) >= most) return 'full';
        await tx.run(found.save, { ...level, shared: level.shared ? 1 : 0 });
        const saved = await tx.first(found.find, level);
        if (saved === null) throw new Error('The level was not kept.');
        return levelOf(saved);
      }),
    mine: async (accountId, game) =>
      (game === null
        ? await rows(found.mine, { accountId })
        : await rows(found.mineOfGame, { accountId, game })
      ).map(levelOf),
    shared: async (game, limit) =>
      (game === null
        ? await rows(found.shared, { limit })
        : await rows(found.sharedOfGame, { game, limit })
      ).map(levelOf),
    remove: (accountId, id) => write(async (tx) => (await tx.run(found.remove, { accountId, id })) > 0),
  };
}

function levelOf(row: StoredLevel): LevelRow {
  return { ...row, shared: row.shared === 1, playerGuest: row.playerGuest === 1 };
}

function reading({ build }: Database) {
  const levels = build
    .selectFrom('level')
    .innerJoin('account', 'account.id', 'level.account_id')
    .select(columnsOf('level', NAMES))
    .select(['account.name as playerName', 'account.guest as playerGuest']);
  const mine = levels.orderBy('level.created_at', 'desc').orderBy('level.id');
  const shared = levels
    .where('level.shared', '=', 1)
    .orderBy('level.created_at', 'desc')
    .orderBy('level.id', 'desc');
  return {
    find: statement((given: Given<{ accountId: string; game: string; code: string }>) =>
      levels
        .where('level.account_id', '=', given('accountId'))
        .where('level.game', '=', given('game'))
        .where('level.code', '=', given('code')),
    ),
    mine: statement((given: Given<{ accountId: string }>) =>
      mine.where('level.account_id', '=', given('accountId')),
    ),
    mineOfGame: statement((given: Given<{ accountId: string; game: string }>) =>
      mine.where('level.account_id', '=', given('accountId')).where('level.game', '=', given('game')),
    ),
    shared: statement((given: Given<{ limit: number }>) => shared.limit(given('limit'))),
    sharedOfGame: statement((given: Given<{ game: string; limit: number }>) =>
      shared.where('level.game', '=', given('game')).limit(given('limit')),
    ),
    count: statement((given: Given<{ accountId: string }>) =>
      build
        .selectFrom('level')
        .select((eb) => eb.fn.countAll().as('levels'))
        .where('account_id', '=', given('accountId')),
    ),
  };
}

function writing({ build }: Database) {
  return {
    save: statement((given: Given<RowOf<'level'>>) =>
      build
        .insertInto('level')
        .values(givenColumns('level', NAMES, given))
        .onConflict((conflict) =>
          conflict
            .columns(['account_id', 'game', 'code'])
            .doUpdateSet({ name: given('name'), shared: given('shared') }),
        ),
    ),
    remove: statement((given: Given<{ accountId: string; id: string }>) =>
      build.deleteFrom('level').where('id', '=', given('id')).where('account_id', '=', given('accountId')),
    ),
  };
}
