import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Database, Transaction } from '../database.js';
import { type Given, statement } from '../statement.js';
import type { Tables } from '../tables.js';

/** How many runs of an account stay that are on no board any more, or never were; the newest do. */
export interface KeptRuns {
  /** Refused ones, and those that are compared with nothing. */
  readonly unranked: number;
  /** Ranked ones that a better run of the player has replaced. */
  readonly former: number;
}

/** The room that recordings of an account take up. */
export interface RunRoom {
  /** Makes room for so many bytes by deleting the oldest runs that are on no board; false where that is not enough. */
  make(
    tx: Transaction,
    accountId: string,
    need: { readonly bytes: number; readonly most: number },
  ): Promise<boolean>;
  /** Deletes all but the newest runs that are on no board. */
  thin(tx: Transaction, accountId: string, keep: KeptRuns): void;
  /** Deletes a recording; what is known of its run stays. */
  drop(tx: Transaction, id: string): void;
}

/** SQLite requires a limit with an offset; more than one surplus run is rare. */
const MOST_AT_ONCE = 1_000;

export function makeRunRoom(database: Database): RunRoom {
  const found = statements(database);
  return {
    async make(tx, accountId, { bytes, most }) {
      if (bytes > most) return false;
      let used = Number((await tx.first(found.used, { accountId }))?.bytes ?? 0);
      if (used + bytes <= most) return true;
      for (const spare of await tx.rows(found.spare, { accountId })) {
        tx.send(found.remove, spare);
        used -= spare.bytes;
        if (used + bytes <= most) return true;
      }
      return false;
    },
    thin(tx, accountId, { unranked, former }) {
      tx.send(found.thinUnranked, { accountId, keep: unranked });
      tx.send(found.thinFormer, { accountId, keep: former });
    },
    drop(tx, id) {
      tx.send(found.dropRecording, { id });
      tx.send(found.forgetBytes, { id });
    },
  };
}

type Where = ExpressionBuilder<Tables, 'run'>;

/** What an operator hides is evidence, which its player must not be able to push out. */
const isUnranked = ({ and, or, eb }: Where) =>
  and([eb('hidden_at', '=', 0), or([eb('status', '=', 'refused'), eb('unranked', 'is not', null)])]);

/** A verified run that its board does not list: the player has a better one there. */
const isFormer = ({ and, eb, not, exists, selectFrom }: Where) =>
  and([
    eb('status', '=', 'verified'),
    eb('unranked', 'is', null),
    eb('hidden_at', '=', 0),
    not(
      exists(
        selectFrom('place')
          .select('place.run_id')
          .whereRef('place.account_id', '=', 'run.account_id')
          .whereRef('place.board_id', '=', 'run.board')
          .whereRef('place.run_id', '=', 'run.id'),
      ),
    ),
  ]);

function statements({ build }: Database) {
  const ofAccount = (given: Given<{ accountId: string }>) =>
    build
      .selectFrom('run')
      .where('account_id', '=', given('accountId'))
      .where(sql<SqlBool>`status <> 'waiting'`);
  const thin = (given: Given<{ accountId: string; keep: number }>, is: typeof isFormer) =>
    build
      .deleteFrom('run')
      .where('id', 'in', () =>
        ofAccount(given)
          .select('id')
          .where(is)
          .orderBy('received_at', 'desc')
          .orderBy('id', 'desc')
          .limit(MOST_AT_ONCE)
          .offset(given('keep')),
      );
  return {
    used: statement((given: Given<{ accountId: string }>) =>
      build
        .selectFrom('run')
        .select((eb) => eb.fn.sum('bytes').as('bytes'))
        .where('account_id', '=', given('accountId')),
    ),
    spare: statement((given: Given<{ accountId: string }>) =>
      ofAccount(given)
        .select(['id', 'bytes'])
        .where('bytes', '>', 0)
        .where((where) => where.or([isUnranked(where), isFormer(where)]))
        .orderBy('received_at')
        .orderBy('id')
        .limit(MOST_AT_ONCE),
    ),
    remove: statement((given: Given<{ id: string }>) =>
      build.deleteFrom('run').where('id', '=', given('id')),
    ),
    thinUnranked: statement((given: Given<{ accountId: string; keep: number }>) =>
      thin(given, isUnranked as never),
    ),
    thinFormer: statement((given: Given<{ accountId: string; keep: number }>) => thin(given, isFormer)),
    dropRecording: statement((given: Given<{ id: string }>) =>
      build.deleteFrom('recording').where('run_id', '=', given('id')),
    ),
    forgetBytes: statement((given: Given<{ id: string }>) =>
      build.updateTable('run').set({ bytes: 0 }).where('id', '=', given('id')),
    ),
  };
}
