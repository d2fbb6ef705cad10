import type { Database } from '../database.js';
import { tableOf } from '../table.js';

/** The secrets, and a cheap query that shows whether the database answers. */
export function makeSecrets(database: Database) {
  const { first, write } = database;
  const secret = tableOf(database, 'secret');
  const find = secret.select(['value'], ['name']);
  const add = secret.insert(['name', 'value'], { unique: ['name'] });
  return {
    secrets: {
      /** The secret of this name, the same for every server on this database. The first call makes it. */
      async get(name: string, make: () => Uint8Array): Promise<Uint8Array> {
        const there = await first(find, { name });
        if (there !== null) return new Uint8Array(there.value);
        await write((tx) => tx.run(add, { name, value: make() }));
        // Another server may have been quicker; the stored secret counts.
        const stored = await first(find, { name });
        if (stored === null) throw new Error(`The secret ${name} was not kept.`);
        return new Uint8Array(stored.value);
      },
    },
    ready: async () => {
      await first(find, { name: '' });
    },
  };
}
