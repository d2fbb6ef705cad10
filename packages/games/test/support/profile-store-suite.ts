import { describe, expect, test } from 'vitest';
import { MOST_PROFILES } from '../../src/classic/profiles/profile.js';
import {
  makeProfileStore,
  type ProfileStore,
  type ProfileTable,
} from '../../src/classic/profiles/profile-store.js';
import { finish } from './profiles.js';

/** Opens the same table each time; a new one for every test. */
export type OpenTables = () => Promise<() => Promise<ProfileTable>>;

/** What everybody has to keep who keeps profiles somewhere. */
export function describeProfileStore(where: string, openTables: OpenTables): void {
  const open = async () => {
    const reopen = await openTables();
    let time = 1_000;
    const again = async (): Promise<ProfileStore> =>
      makeProfileStore({ table: await reopen(), now: () => ++time });
    return { store: await again(), again };
  };
  const names = async (store: ProfileStore) => (await store.list()).map(({ name }) => name);

  describe(`profiles in ${where}`, () => {
    test('are listed by name, and are there when the store is opened again', async () => {
      const { store, again } = await open();
      expect(await store.list()).toEqual([]);
      for (const name of ['Zoë', ' bob ', 'Ann'])
        expect(await store.create(name)).toMatchObject({ ok: true });
      expect(await names(store)).toEqual(['Ann', 'bob', 'Zoë']);
      expect(await names(await again())).toEqual(['Ann', 'bob', 'Zoë']);
    });

    test('have names that are checked, whatever their capitals', async () => {
      const { store } = await open();
      await store.create('Ann');
      expect(await store.create('aNN')).toEqual({
        ok: false,
        reason: 'there is a profile called “Ann” already',
      });
      expect(await store.create('  ')).toEqual({ ok: false, reason: 'a profile needs a name' });
      expect(await names(store)).toEqual(['Ann']);
    });

    test('are made once when two make them at once', async () => {
      const { store, again } = await open();
      const other = await again();
      const made = await Promise.all([store.create('Ann'), other.create('ann')]);
      expect(made.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await store.list()).toHaveLength(1);
    });

    test('are as many as there is room for', async () => {
      const { store } = await open();
      for (let i = 0; i < MOST_PROFILES; i++) await store.create(`Player ${i}`);
      expect(await store.create('One more')).toEqual({ ok: false, reason: 'there is room for 50 profiles' });
      await store.remove('player 7');
      expect(await store.create('One more')).toMatchObject({ ok: true });
    });

    test('keep the best of every level', async () => {
      const { store, again } = await open();
      await store.create('Ann');
      expect(await store.complete('ann', finish(300))).toMatchObject({ isBetter: true, before: null });
      expect(await store.complete('Ann', finish(400))).toMatchObject({
        isBetter: false,
        best: { ticks: 300 },
      });
      expect(await store.complete('Ann', finish(200, { medal: 'gold' }))).toMatchObject({
        isBetter: true,
        before: { ticks: 300 },
      });
      await store.complete('Ann', finish(900, { tunnels: true, timer: true, assisted: true }));
      const kept = await (await again()).completions('ANN');
      expect(kept.map(({ at: _, ...rest }) => rest)).toEqual([
        finish(200, { medal: 'gold' }),
        finish(900, { tunnels: true, timer: true, assisted: true }),
      ]);
    });

    test('have nothing of each other', async () => {
      const { store } = await open();
      await store.create('Ann');
      await store.create('Bob');
      await store.complete('Ann', finish(300));
      await store.complete('Bob', finish(200));
      await store.reset('Bob');
      expect(await store.completions('Bob')).toEqual([]);
      expect(await store.completions('Ann')).toHaveLength(1);
      expect(await names(store)).toEqual(['Ann', 'Bob']);
    });

    test('are gone with everything when they are removed, and begin anew when they are made again', async () => {
      const { store } = await open();
      await store.create('Ann');
      await store.complete('Ann', finish(300));
      await store.remove('ANN');
      expect(await store.list()).toEqual([]);
      expect(await store.completions('Ann')).toEqual([]);
      expect(await store.complete('Ann', finish(100))).toBeNull();
      expect(await store.create('Ann')).toMatchObject({ ok: true });
      expect(await store.completions('Ann')).toEqual([]);
      expect(await store.complete('Ann', finish(500))).toMatchObject({ isBetter: true, before: null });
    });

    test('take in what another device has, once', async () => {
      const { store } = await open();
      const { store: other } = await open();
      for (const each of [store, other]) await each.create('Ann');
      await other.create('Bob');
      await store.complete('Ann', finish(300));
      await other.complete('Ann', finish(250));
      await other.complete('Ann', finish(700, { level: 6 }));
      await store.merge(await other.records());
      await other.merge(await store.records());
      expect(await store.records()).toEqual(await other.records());
      expect((await store.completions('Ann')).map(({ ticks }) => ticks)).toEqual([250, 700]);
      const before = await store.records();
      await store.merge(await other.records());
      expect(await store.records()).toEqual(before);
      await other.remove('Ann');
      await store.merge(await other.records());
      expect(await names(store)).toEqual(['Bob']);
    });
  });
}
