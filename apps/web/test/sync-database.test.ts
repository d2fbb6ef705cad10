import { type ClientDatabase, freshRecord, openMemoryDatabase, type StoredUpload } from '@warren/client';
import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { openFakeDevice } from '../../../packages/client/test/support/fake-device.js';
import { openFakeServer } from '../../../packages/client/test/support/fake-server.js';
import { openBrowserDatabase } from '../src/online/browser-database.js';

const upload = (key: string, at: number): StoredUpload => ({
  key,
  at,
  game: 'lost-cause',
  ticks: 1,
  ranked: false,
  state: { phase: 'uploading' },
  text: 'recording',
  ticket: null,
  clock: { startedAt: 0, pauses: [], savedAt: 0 },
  owner: null,
  attempts: 0,
});

const DATABASES: Readonly<Record<string, (name: string) => Promise<ClientDatabase>>> = {
  'the database of the browser': openBrowserDatabase,
  'the memory of the page': async () => openMemoryDatabase(),
};

describe.each(Object.entries(DATABASES))('%s', (_, openDatabase) => {
  test('knows whose saves lie here', async () => {
    const database = await openDatabase('owner');
    expect(await database.owner()).toBeNull();
    await database.setOwner({ id: 'Mole', guest: true });
    expect(await database.owner()).toEqual({ id: 'Mole', guest: true });
    await database.setOwner(null);
    expect(await database.owner()).toBeNull();
  });

  test('keeps a record for each owner and slot', async () => {
    const database = await openDatabase('records');
    const record = { ...freshRecord('Mole', 'game.run'), revision: 3, sent: ['a'] };
    await database.putRecord(record);
    await database.putRecord(freshRecord('Badger', 'game.run'));
    expect(await database.record('Mole', 'game.run')).toEqual(record);
    expect(await database.record('Mole', 'game.list')).toBeNull();
    expect(await database.records('Mole')).toEqual([record]);
    await database.removeRecord('Mole', 'game.run');
    expect(await database.records('Mole')).toEqual([]);
    expect(await database.records('Badger')).toHaveLength(1);
  });

  test('keeps uploads, the oldest first', async () => {
    const database = await openDatabase('uploads');
    await database.putUpload(upload('young', 2));
    await database.putUpload(upload('old', 1));
    await database.putUpload({ ...upload('old', 1), attempts: 2 });
    expect((await database.uploads()).map(({ key, attempts }) => [key, attempts])).toEqual([
      ['old', 2],
      ['young', 0],
    ]);
    await database.removeUpload('old');
    expect(await database.uploads()).toHaveLength(1);
  });

  test('forgets everything', async () => {
    const database = await openDatabase('everything');
    await database.setOwner({ id: 'Mole', guest: false });
    await database.putRecord(freshRecord('Mole', 'game.run'));
    await database.putUpload(upload('one', 1));
    await database.clear();
    expect([await database.owner(), await database.records('Mole'), await database.uploads()]).toEqual([
      null,
      [],
      [],
    ]);
  });

  test('is enough to bring two devices together', async () => {
    const server = openFakeServer();
    const one = openFakeDevice(server, await openDatabase('one'));
    const other = openFakeDevice(server, await openDatabase('other'));
    for (const device of [one, other]) device.signIn('Mole');
    one.write('level 1');
    other.write('level 2');
    await one.engine.sync();
    await other.engine.sync();
    expect(await other.choose('mine')).toBeNull();
    await one.engine.sync();
    expect(one.read()).toBe('level 2');
  });
});

test('what the browser keeps is there on the next visit', async () => {
  await (await openBrowserDatabase('visits')).putRecord(freshRecord('Mole', 'game.run'));
  expect(await (await openBrowserDatabase('visits')).records('Mole')).toHaveLength(1);
});

test('a browser that keeps nothing has a memory as long as the page is open', async () => {
  const { indexedDB } = globalThis;
  Reflect.deleteProperty(globalThis, 'indexedDB');
  const database = await openBrowserDatabase('nowhere');
  globalThis.indexedDB = indexedDB;
  await database.setOwner({ id: 'Mole', guest: true });
  expect(await database.owner()).toEqual({ id: 'Mole', guest: true });
});
