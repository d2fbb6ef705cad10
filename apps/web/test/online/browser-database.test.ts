import 'fake-indexeddb/auto';
import { freshRecord, saveRegistry, textSaveStorage } from '@warren/client';
import { expect, test } from 'vitest';
import { describeStorage } from '../../../../packages/client/test/contract.js';
import { openBrowserDatabase } from '../../src/online/browser-database.js';
import { memoryStorage } from '../support/play-runs.js';

const storages = new Map<string, ReturnType<typeof memoryStorage>>();

describeStorage('the storage of a browser', {
  async open(name) {
    const storage = storages.get(name) ?? memoryStorage();
    storages.set(name, storage);
    const database = await openBrowserDatabase(name);
    return { records: database, uploads: database, saves: textSaveStorage(storage, saveRegistry()) };
  },
  hasOwners: true,
  remembersSettled: true,
});

test('a browser forgets everything at once', async () => {
  const database = await openBrowserDatabase('everything');
  await database.setOwner({ id: 'Mole', guest: false });
  await database.putRecord(freshRecord('Mole', 'game.run'));
  await database.clear();
  expect([await database.owner(), await database.records('Mole'), await database.uploads()]).toEqual([
    null,
    [],
    [],
  ]);
});

test('a browser that keeps nothing has a memory as long as the page is open', async () => {
  const { indexedDB } = globalThis;
  Reflect.deleteProperty(globalThis, 'indexedDB');
  const database = await openBrowserDatabase('nowhere');
  globalThis.indexedDB = indexedDB;
  await database.setOwner({ id: 'Mole', guest: true });
  expect(await database.owner()).toEqual({ id: 'Mole', guest: true });
});
