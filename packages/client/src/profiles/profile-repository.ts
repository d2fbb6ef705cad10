import {
  isChanged,
  makeProfileStore,
  mergeRecords,
  type ProfileRecord,
  type ProfileStore,
  type ProfileTable,
} from '@warren/games/classic';
import { createSignal } from '../lib/signal.js';
import { textHash } from '../lib/text-hash.js';
import type { KnownAccount } from '../session/session.js';

/** The profiles of every account that has played on this device, each with rows of its own. */
export interface ProfileDatabase {
  tableOf(owner: string): ProfileTable;
  /** Every owner of whom there is a row. */
  owners(): Promise<string[]>;
  /** Removes every row of an owner, and what is known of what was sent. */
  remove(owner: string): Promise<void>;
  /** What the server was last known to have of an account, as a hash. */
  sent(account: string): Promise<string | null>;
  setSent(account: string, hash: string): Promise<void>;
  clear(): Promise<void>;
}

/** The owner of the rows of guests and of players without an account: they go along with the account signed in to. */
const UNOWNED = '';

/** The profiles of the account that plays just now, and word of every change. */
export interface WatchedProfiles extends ProfileStore {
  /** Returns the way to stop listening. */
  subscribe(listener: () => void): () => void;
}

export interface ProfileRepositoryParts {
  /** Opened when it is first needed. */
  readonly database: () => Promise<ProfileDatabase>;
  readonly account: () => KnownAccount | null;
  now(): number;
  /** Rows were changed in this tab. */
  tellOthers(): void;
}

/** What the screens see of profiles, and what the sync needs besides. */
export function createProfileRepository(parts: ProfileRepositoryParts) {
  const { database, account, now } = parts;
  /** How often the rows have changed. */
  const changes = createSignal(0);
  /** Rows were changed by another tab, or another account is here. */
  const changedElsewhere = () => changes.set(changes.get() + 1);
  const changedHere = () => {
    changedElsewhere();
    parts.tellOthers();
  };
  const storeOf = (table: ProfileTable) => makeProfileStore({ table, now });

  /** The rows of the account that is here. What a guest had is theirs now. */
  async function mine(): Promise<ProfileTable> {
    const opened = await database();
    const owner = ownerOf(account());
    if (owner !== UNOWNED) await give(opened, { from: UNOWNED, to: owner, now });
    return opened.tableOf(owner);
  }

  const watched: ProfileTable = {
    all: async () => (await mine()).all(),
    async change(keys, deed) {
      let isChange = false;
      await (await mine()).change(keys, (before, key) => {
        const after = deed(before, key);
        isChange ||= after !== null && isChanged(before, after);
        return after;
      });
      if (isChange) changedHere();
    },
  };

  return {
    profiles: { ...storeOf(watched), subscribe: changes.subscribe } satisfies WatchedProfiles,
    changedElsewhere,

    /** Whether the server is known to have every profile of the account that is here. */
    isSent: async (owner: string) => isKnown(await database(), owner, storeOf(watched)),
    /** The server has these records of an account. */
    noteSent: async (owner: string, records: readonly ProfileRecord[]) =>
      (await database()).setSent(owner, recordsHash(mergeRecords(records, []))),

    /** Removes the rows of accounts that have left; those the server does not have wait for their return. */
    async clearAway() {
      const opened = await database();
      for (const owner of await opened.owners()) {
        if (owner === UNOWNED || owner === ownerOf(account())) continue;
        if (await isKnown(opened, owner, storeOf(opened.tableOf(owner)))) await opened.remove(owner);
      }
    },

    /** The rows here belong to no account from now on. */
    async disown() {
      const owner = ownerOf(account());
      if (owner !== UNOWNED) await give(await database(), { from: owner, to: UNOWNED, now });
    },

    async forget() {
      await (await database()).clear();
      changedHere();
    },
  };
}

export type ProfileRepository = ReturnType<typeof createProfileRepository>;

/** Gives everything of one owner to another. */
async function give(
  database: ProfileDatabase,
  { from, to, now }: { readonly from: string; readonly to: string; readonly now: () => number },
): Promise<void> {
  const records = await database.tableOf(from).all();
  if (records.length === 0) return;
  // Rows that are there twice for a moment merge into the same.
  await makeProfileStore({ table: database.tableOf(to), now }).merge(records);
  await database.remove(from);
}

/** Whether the server is known to have everything of a store. */
async function isKnown(database: ProfileDatabase, owner: string, store: ProfileStore): Promise<boolean> {
  return (await database.sent(owner)) === recordsHash(await store.records());
}

function ownerOf(account: KnownAccount | null): string {
  return account === null || account.guest ? UNOWNED : account.id;
}

/** The same for two lists of records, each in order, that hold the same. */
function recordsHash(records: readonly ProfileRecord[]): string {
  const plain = records.map(({ name, createdAt, resetAt, deletedAt, completions }) => [
    name,
    createdAt,
    resetAt,
    deletedAt,
    completions.map(({ kind, level, season, tunnels, timer, ticks, medal, assisted, at }) => {
      return [kind, level, season, tunnels, timer, ticks, medal, assisted, at];
    }),
  ]);
  return textHash(JSON.stringify(plain));
}
