import {
  isChanged,
  makeProfileStore,
  mergeRecords,
  type ProfileRecord,
  type ProfileStore,
  type ProfileTable,
} from '@warren/games/classic';
import type { KnownAccount } from '../../../../online/who.js';
import type { ProfileDatabase } from './profile-database.js';
import { recordsHash } from './records-hash.js';

/** Whose rows those of a guest, or of nobody, are: they go along with the account somebody signs in to. */
const UNOWNED = '';

/** The profiles of whoever plays in this browser just now, and word of every change. */
export interface WatchedProfiles extends ProfileStore {
  /** Returns the way to stop listening. */
  subscribe(listener: () => void): () => void;
}

export interface ProfileShelfParts {
  /** Opened when it is first needed. */
  readonly database: () => Promise<ProfileDatabase>;
  readonly who: () => KnownAccount | null;
  now(): number;
  /** Rows were changed in this tab. */
  tellOthers(): void;
}

/** What the screens see of profiles, and what the sync needs besides. */
export interface ProfileShelf {
  readonly profiles: WatchedProfiles;
  /** Rows were changed by another tab, or another account is here. */
  changedElsewhere(): void;
  /** Whether the server has everything that whoever is here has, as far as is known. */
  isSent(account: string): Promise<boolean>;
  /** The server has these records of an account. */
  noteSent(account: string, records: readonly ProfileRecord[]): Promise<void>;
  /** Removes the rows of accounts that have left; those the server does not have wait for their return. */
  clearAway(): Promise<void>;
  /** The rows here belong to nobody from now on. */
  disown(): Promise<void>;
  forget(): Promise<void>;
}

export function createProfileShelf(parts: ProfileShelfParts): ProfileShelf {
  const { database, who, now } = parts;
  const news = makeNews();
  const changedHere = () => {
    news.tell();
    parts.tellOthers();
  };
  const storeOf = (table: ProfileTable) => makeProfileStore({ table, now });

  /** The rows of whoever is here. What a guest had is theirs now. */
  async function mine(): Promise<ProfileTable> {
    const opened = await database();
    const owner = ownerOf(who());
    if (owner !== UNOWNED) await give(opened, { from: UNOWNED, to: owner, now });
    return opened.tableOf(owner);
  }

  const watched: ProfileTable = {
    all: async () => (await mine()).all(),
    async change(keys, deed) {
      let isNews = false;
      await (await mine()).change(keys, (before, key) => {
        const after = deed(before, key);
        isNews ||= after !== null && isChanged(before, after);
        return after;
      });
      if (isNews) changedHere();
    },
  };

  return {
    profiles: {
      ...storeOf(watched),
      subscribe: news.subscribe,
    },
    changedElsewhere: news.tell,

    isSent: async (account) => isKnown(await database(), account, storeOf(watched)),
    noteSent: async (account, records) =>
      (await database()).setSent(account, recordsHash(mergeRecords(records, []))),

    async clearAway() {
      const opened = await database();
      for (const owner of await opened.owners()) {
        if (owner === UNOWNED || owner === ownerOf(who())) continue;
        if (await isKnown(opened, owner, storeOf(opened.tableOf(owner)))) await opened.remove(owner);
      }
    },

    async disown() {
      const owner = ownerOf(who());
      if (owner !== UNOWNED) await give(await database(), { from: owner, to: UNOWNED, now });
    },

    async forget() {
      await (await database()).clear();
      changedHere();
    },
  };
}

/** Word of changes for whoever wants to hear it. */
function makeNews(): { tell(): void; subscribe(listener: () => void): () => void } {
  const listeners = new Set<() => void>();
  return {
    tell() {
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

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
async function isKnown(database: ProfileDatabase, account: string, store: ProfileStore): Promise<boolean> {
  return (await database.sent(account)) === recordsHash(await store.records());
}

function ownerOf(account: KnownAccount | null): string {
  return account === null || account.guest ? UNOWNED : account.id;
}
