import { columnsOf, type RowOf } from '../columns.js';
import type { Database } from '../database.js';
import { type Given, statement } from '../statement.js';
import { tableOf } from '../table.js';

/** A level as it is stored, and its player. */
type StoredLevel = RowOf<'level'> & { readonly playerName: string; readonly playerGuest: number };

export interface LevelRow extends Omit<StoredLevel, 'shared' | 'playerGuest'> {
  readonly shared: boolean;
  readonly playerGuest: boolean;
}

/** The list of shared levels has room for at least so many players. */
const SHARES = 10;
const FEWEST = 5;
/** So many times the length of the list is read at most to fill it. */
const MOST_SLICES = 10;

const COLUMNS = ['id', 'account_id', 'game', 'name', 'code', 'shared', 'created_at'] as const;

export function makeLevels(database: Database) {
  const { rows, write } = database;
  const found = statements(database);
  return {
    /** `full` when the account has as many as it may. The same code of the same game again replaces its name. */
    save: (level: Omit<LevelRow, 'playerName' | 'playerGuest'>, most: number): Promise<LevelRow | 'full'> =>
      write(async (tx) => {
        await tx.lock('account', level.accountId);
        const there = await tx.first(found.find, level);
        if (there === null && Number((await tx.first(found.count, level))?.rows) >= most) return 'full';
        await tx.run(found.save, { ...level, shared: level.shared ? 1 : 0 });
        const saved = await tx.first(found.find, level);
        if (saved === null) throw new Error('The level was not kept.');
        return levelOf(saved);
      }),
    mine: async (accountId: string, game: string | null): Promise<readonly LevelRow[]> =>
      (game === null
        ? await rows(found.mine, { accountId })
        : await rows(found.mineOfGame, { accountId, game })
      ).map(levelOf),
    /** The shared levels of all players, the newest first; one player has at most a tenth of the list, or five. */
    shared: async (game: string | null, limit: number): Promise<readonly LevelRow[]> => {
      const ofPlayer = new Map<string, number>();
      const most = Math.max(FEWEST, Math.ceil(limit / SHARES));
      const chosen: LevelRow[] = [];
      for (let slice = 0; slice < MOST_SLICES && chosen.length < limit; slice++) {
        const page = { limit, skip: slice * limit };
        const next =
          game === null ? await rows(found.shared, page) : await rows(found.sharedOfGame, { game, ...page });
        for (const level of next) {
          const count = 1 + (ofPlayer.get(level.accountId) ?? 0);
          ofPlayer.set(level.accountId, count);
          if (count <= most && chosen.length < limit) chosen.push(levelOf(level));
        }
        if (next.length < limit) break;
      }
      return chosen;
    },
    remove: (accountId: string, id: string): Promise<boolean> =>
      write(async (tx) => (await tx.run(found.remove, { accountId, id })) > 0),
  };
}

function levelOf(row: StoredLevel): LevelRow {
  return { ...row, shared: row.shared === 1, playerGuest: row.playerGuest === 1 };
}

function statements(database: Database) {
  const level = tableOf(database, 'level');
  const levels = database.build
    .selectFrom('level')
    .innerJoin('account', 'account.id', 'level.account_id')
    .select(columnsOf('level', COLUMNS))
    .select(['account.name as playerName', 'account.guest as playerGuest']);
  const mine = (given: Given<{ accountId: string }>) =>
    levels
      .where('level.account_id', '=', given('accountId'))
      .orderBy('level.created_at', 'desc')
      .orderBy('level.id');
  const shared = (given: Given<{ limit: number; skip: number }>) =>
    levels
      .where('level.shared', '=', 1)
      .where('account.banned_until', '=', 0)
      .orderBy('level.created_at', 'desc')
      .orderBy('level.id', 'desc')
      .limit(given('limit'))
      .offset(given('skip'));
  return {
    find: statement((given: Given<{ accountId: string; game: string; code: string }>) =>
      levels
        .where('level.account_id', '=', given('accountId'))
        .where('level.game', '=', given('game'))
        .where('level.code', '=', given('code')),
    ),
    mine: statement(mine),
    mineOfGame: statement((given: Given<{ accountId: string; game: string }>) =>
      mine(given).where('level.game', '=', given('game')),
    ),
    shared: statement(shared),
    sharedOfGame: statement((given: Given<{ limit: number; skip: number; game: string }>) =>
      shared(given).where('level.game', '=', given('game')),
    ),
    count: level.count(['account_id']),
    save: level.insert(COLUMNS, { unique: ['account_id', 'game', 'code'], update: ['name', 'shared'] }),
    remove: level.remove(['id', 'account_id']),
  };
}
