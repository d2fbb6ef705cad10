import { type Result, refuse } from '@warren/engine';
import { bestCompletions, type ClassicCompletion, type ClassicFinish, type Completed } from './completion.js';
import { isLive, MOST_PROFILES, type Profile, profileKey, readProfileName } from './profile.js';
import {
  addCompletion,
  createProfile,
  isChanged,
  mergeRecord,
  mergeRecords,
  type ProfileRecord,
  removeProfile,
  resetProfile,
  tidyRecord,
} from './profile-record.js';

/** The profiles of this device. A guest has none, and nothing of a guest is ever stored. */
export interface ProfileStore {
  /** The profiles that can be played, by name. */
  list(): Promise<readonly Profile[]>;
  /** Makes a profile, or says why not. */
  create(name: string): Promise<Result<Profile>>;
  /** Deletes a profile and everything it has completed. */
  remove(name: string): Promise<void>;
  /** Forgets everything a profile has completed. */
  reset(name: string): Promise<void>;
  /** The best completion of every level. */
  completions(name: string): Promise<readonly ClassicCompletion[]>;
  /** Keeps what a run has come to; `null` when the profile is gone by now. */
  complete(name: string, finish: ClassicFinish): Promise<Completed | null>;
  /** Everything, as another device needs it: profiles that are gone included. */
  records(): Promise<readonly ProfileRecord[]>;
  /** Takes in what another device has. */
  merge(records: readonly ProfileRecord[]): Promise<void>;
}

export interface ProfileStoreOptions {
  readonly table: ProfileTable;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The rules of profiles over wherever their rows lie. */
export function makeProfileStore({ table, now }: ProfileStoreOptions): ProfileStore {
  const records = async () => mergeRecords(await table.all(), []);
  const live = async () => (await records()).filter(isLive);
  const changeLive = (name: string, deed: (before: ProfileRecord) => ProfileRecord) =>
    table.change([profileKey(name)], (before) => {
      return before !== null && isLive(before) ? deed(tidyRecord(before)) : null;
    });

  return {
    list: async () => (await live()).map(profileOf),

    async create(input) {
      const others = await live();
      if (others.length >= MOST_PROFILES) return refuse(`there is room for ${MOST_PROFILES} profiles`);
      const name = readProfileName(
        input,
        others.map((other) => other.name),
      );
      if (!name.ok) return name;
      return make(table, name.value, now());
    },

    remove: (name) => changeLive(name, (before) => removeProfile(before, now())),
    reset: (name) => changeLive(name, (before) => resetProfile(before, now())),

    async completions(name) {
      const found = (await live()).find((record) => profileKey(record.name) === profileKey(name));
      return found === undefined ? [] : bestCompletions(found.completions);
    },

    async complete(name, finish) {
      let completed: Completed | null = null;
      await changeLive(name, (before) => {
        const added = addCompletion(before, finish, now());
        completed = added.completed;
        return added.record;
      });
      return completed;
    },

    records,

    async merge(records) {
      const theirs = new Map(mergeRecords(records, []).map((record) => [profileKey(record.name), record]));
      await table.change([...theirs.keys()], (mine, key) => {
        const record = theirs.get(key);
        return record === undefined ? null : joined(mine, record);
      });
    },
  };
}

/** Another tab may have made it in the meantime. */
async function make(table: ProfileTable, name: string, now: number): Promise<Result<Profile>> {
  let made: Result<Profile> = refuse(`there is a profile called “${name}” already`);
  await table.change([profileKey(name)], (before) => {
    if (before !== null && isLive(before)) return null;
    const record = createProfile(before, name, now);
    made = { ok: true, value: profileOf(record) };
    return record;
  });
  return made;
}

/** What there is of two; nothing to be written where the other has nothing new. */
function joined(mine: ProfileRecord | null, theirs: ProfileRecord): ProfileRecord | null {
  const both = mine === null ? theirs : mergeRecord(mine, theirs);
  return isChanged(mine, both) ? both : null;
}

function profileOf({ name, createdAt, resetAt, deletedAt }: Profile): Profile {
  return { name, createdAt, resetAt, deletedAt };
}

/** Profiles and completions as rows of two tables: each kind of storage implements this for `makeProfileStore`. */
export interface ProfileTable {
  /** Everything there is, profiles that are gone included; all in any order, completions too. */
  all(): Promise<readonly ProfileRecord[]>;
  /**
   * Puts what `deed` makes of the records with these keys in their place, all in one transaction; `null` leaves a
   * record as it is. The deed answers at once: no transaction waits for anything.
   */
  change(
    keys: readonly string[],
    deed: (before: ProfileRecord | null, key: string) => ProfileRecord | null,
  ): Promise<void>;
}
