import type { Database } from '../database.js';
import { type Given, statement } from '../statement.js';

export interface SecretStore {
  /** The secret of this name, the same for every server on this database. The first call makes it. */
  get(name: string, make: () => Uint8Array): Promise<Uint8Array>;
}

/** The secrets, and a cheap query that shows whether the database answers. */
export function makeSecrets({ build, first, write }: Database): {
  readonly secrets: SecretStore;
  readonly ready: () => Promise<void>;
} {
  const find = statement((given: Given<{ name: string }>) =>
    build.selectFrom('secret').select('value').where('name', '=', given('name')),
  );
  const add = statement((given: Given<{ name: string; value: Uint8Array }>) =>
    build
      .insertInto('secret')
      .values({ name: given('name'), value: given('value') })
      .onConflict((conflict) => conflict.doNothing()),
  );
  return {
    secrets: {
      get: async (name, make) => {
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
