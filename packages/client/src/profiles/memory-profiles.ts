import type { ProfileRecord, ProfileTable } from '@warren/games/classic';
import type { ProfileDatabase } from './profile-repository.js';

/** Remembers as long as the client runs: for browsers that store nothing. */
export function openMemoryProfiles(): ProfileDatabase {
  const tables = new Map<string, Map<string, ProfileRecord>>();
  const sent = new Map<string, string>();
  const rowsOf = (owner: string): Map<string, ProfileRecord> => {
    const rows = tables.get(owner) ?? new Map();
    tables.set(owner, rows);
    return rows;
  };
  return {
    tableOf: (owner) => memoryProfileTable(() => rowsOf(owner)),
    owners: async () => [...tables].filter(([, rows]) => rows.size > 0).map(([owner]) => owner),
    async remove(owner) {
      tables.delete(owner);
      sent.delete(owner);
    },
    sent: async (account) => sent.get(account) ?? null,
    async setSent(account, hash) {
      sent.set(account, hash);
    },
    async clear() {
      tables.clear();
      sent.clear();
    },
  };
}

function memoryProfileTable(rows: () => Map<string, ProfileRecord>): ProfileTable {
  return {
    all: async () => [...rows().values()],
    async change(keys, deed) {
      for (const key of keys) {
        const after = deed(rows().get(key) ?? null, key);
        if (after !== null) rows().set(key, after);
      }
    },
  };
}
