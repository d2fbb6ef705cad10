import {
  createProfileRepository,
  type KnownAccount,
  openMemoryProfiles,
  type ProfileDatabase,
} from '@warren/client';
import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { describeProfileStore } from '../../../../../packages/games/test/support/profile-store-suite.js';
import { finish } from '../../../../../packages/games/test/support/profiles.js';
import { openBrowserProfiles } from '../../../src/games/classic/profiles/profile-database.js';

const ids = (function* () {
  for (let id = 0; ; id++) yield id;
})();
const freshName = () => `profiles-${ids.next().value}`;

describeProfileStore('the database of the browser', async () => {
  const name = freshName();
  return async () => (await openBrowserProfiles(name)).tableOf('');
});

describeProfileStore('the memory of the page', async () => {
  const database = openMemoryProfiles();
  return async () => database.tableOf('');
});

const DATABASES: Readonly<Record<string, () => Promise<ProfileDatabase>>> = {
  'the database of the browser': () => openBrowserProfiles(freshName()),
  'the memory of the page': async () => openMemoryProfiles(),
};

const account = (id: string, guest = false): KnownAccount => ({ id, guest, name: id, createdAt: 0 });

describe.each(Object.entries(DATABASES))('profiles and accounts in %s', (_, openDatabase) => {
  async function openRepository() {
    const database = await openDatabase();
    let who: KnownAccount | null = null;
    let time = 0;
    let told = 0;
    const storage = createProfileRepository({
      database: async () => database,
      account: () => who,
      now: () => ++time,
      tellOthers: () => {
        told++;
      },
    });
    const names = async () => (await storage.profiles.list()).map(({ name }) => name);
    const become = (next: KnownAccount | null) => {
      who = next;
    };
    return { ...storage, database, names, become, told: () => told };
  }

  test('what nobody and a guest have is the same, and goes along with the account they sign in to', async () => {
    const { profiles, names, become, database } = await openRepository();
    await profiles.create('Ann');
    become(account('g', true));
    await profiles.complete('Ann', finish(100));
    become(account('a'));
    expect(await names()).toEqual(['Ann']);
    expect(await profiles.completions('Ann')).toHaveLength(1);
    expect(await database.owners()).toEqual(['a']);
  });

  test('what belongs to a named account is seen by nobody else', async () => {
    const { profiles, names, become } = await openRepository();
    become(account('a'));
    await profiles.create('Ann');
    become(null);
    expect(await names()).toEqual([]);
    become(account('b'));
    expect(await names()).toEqual([]);
    become(account('a'));
    expect(await names()).toEqual(['Ann']);
  });

  test('leaves with it once it is sent, and waits for its return until then', async () => {
    const { profiles, clearAway, become, database, isSent, noteSent } = await openRepository();
    become(account('a'));
    await profiles.create('Ann');
    expect(await isSent('a')).toBe(false);
    await noteSent('a', await profiles.records());
    expect(await isSent('a')).toBe(true);
    become(account('b'));
    await profiles.create('Bob');
    become(null);
    await clearAway();
    expect(await database.owners()).toEqual(['b']);
    expect(await database.tableOf('a').all()).toEqual([]);
  });

  test('belongs to nobody when somebody goes on without the account', async () => {
    const { profiles, names, disown, become } = await openRepository();
    become(account('a'));
    await profiles.create('Ann');
    await disown();
    become(null);
    expect(await names()).toEqual(['Ann']);
  });

  test('is forgotten with everything else', async () => {
    const { profiles, names, forget } = await openRepository();
    await profiles.create('Ann');
    await forget();
    expect(await names()).toEqual([]);
  });

  test('word comes of every change, and of nothing else', async () => {
    const { profiles, told } = await openRepository();
    let heard = 0;
    const stop = profiles.subscribe(() => {
      heard++;
    });
    await profiles.create('Ann');
    await profiles.create('Ann');
    await profiles.complete('Nobody', finish(1));
    await profiles.merge(await profiles.records());
    expect([heard, told()]).toEqual([1, 1]);
    await profiles.complete('Ann', finish(1));
    stop();
    await profiles.reset('Ann');
    expect([heard, told()]).toEqual([2, 3]);
  });
});
