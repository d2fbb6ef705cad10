import { describe, expect, test } from 'vitest';
import { type FakeDevice, LIST_SLOT, openFakeDevice, RUN_SLOT } from '../support/fake-device.js';
import { openFakeServer } from '../support/fake-server.js';

const RUN = RUN_SLOT.slot;
const ME = 'Mole';

/** Two devices of one person, both at level 2; the server keeps level 1 beside it. */
async function pair() {
  const server = openFakeServer();
  const [one, other] = [openFakeDevice(server), openFakeDevice(server)];
  for (const device of [one, other]) device.signIn(ME);
  for (const text of ['level 1', 'level 2']) {
    one.write(text);
    await one.engine.sync();
  }
  await other.engine.sync();
  return { server, one, other, current: () => server.current(ME, RUN), texts: () => server.texts(ME, RUN) };
}

/** The copy with a text, as a device sees it. */
async function copyOf(device: FakeDevice, text: string, slot = RUN): Promise<{ slot: string; copy: string }> {
  const save = await device.connection.client.call('readSave', { params: { slot } });
  const copies = save.ok ? save.value.copies : [];
  const found = copies.findLast((each) => (each as unknown as { text: string }).text === text);
  if (found === undefined) throw new Error(`There is no copy "${text}".`);
  return { slot, copy: found.id };
}

const headOf = (device: FakeDevice) =>
  device.status.get().serverSaves?.saves.find(({ slot }) => slot === RUN);
const standing = (device: FakeDevice) => device.status.get().slots.find(({ slot }) => slot === RUN)?.standing;

describe('what the server keeps', () => {
  test('is told as it is after the round, not before it', async () => {
    const { one } = await pair();
    expect(headOf(one)).toMatchObject({ revision: 2, summary: 'Run level 2', device: 'A test' });
    expect(one.status.get().serverSaves).toMatchObject({ owner: ME, quota: { slots: 64 } });
  });

  test('is asked for once where nothing was written', async () => {
    const { one } = await pair();
    one.connection.calls.length = 0;
    await one.engine.sync();
    expect(one.connection.calls).toEqual(['saves']);
  });

  test('stays told without a connection', async () => {
    const { one } = await pair();
    one.connection.line = 'dead';
    await one.engine.sync();
    expect(headOf(one)).toMatchObject({ revision: 2 });
  });

  test('is forgotten with everything else', async () => {
    const { one } = await pair();
    await one.engine.forget();
    expect(one.status.get().serverSaves).toBeNull();
  });
});

describe('a copy brought back', () => {
  test('is the newest everywhere, and the one it replaces becomes a copy', async () => {
    const { one, other, current, texts } = await pair();
    expect(await one.engine.bringBack(await copyOf(one, 'level 1'))).toBeNull();
    await other.engine.sync();
    expect([one.read(), other.read(), current()]).toEqual(['level 1', 'level 1', 'level 1']);
    expect(texts()).toContain('level 2');
    expect(headOf(one)).toMatchObject({ revision: 3, summary: 'Run level 1' });
    expect(standing(one)).toBe('synced');
  });

  test('loses nothing that was played here and not sent yet', async () => {
    const { one, current, texts } = await pair();
    one.write('level 3');
    expect(await one.engine.bringBack(await copyOf(one, 'level 1'))).toBeNull();
    expect([one.read(), current()]).toEqual(['level 1', 'level 1']);
    expect(texts()).toEqual(expect.arrayContaining(['level 2', 'level 3']));
  });

  test('may be the one that lost a conflict', async () => {
    const { one, other, current, texts } = await pair();
    one.write('one at level 3');
    await one.engine.sync();
    other.write('other at level 5');
    await other.engine.sync();
    await other.choose('other');
    expect(await other.engine.bringBack(await copyOf(other, 'other at level 5'))).toBeNull();
    expect([other.read(), current()]).toEqual(['other at level 5', 'other at level 5']);
    expect(texts()).toContain('one at level 3');
  });

  test('waits for the answer which of two copies to go on with', async () => {
    const { one, other } = await pair();
    one.write('one at level 3');
    await one.engine.sync();
    other.write('other at level 5');
    await other.engine.sync();
    expect(await other.engine.bringBack(await copyOf(other, 'level 1'))).toContain('Choose first');
    expect([other.read(), standing(other)]).toEqual(['other at level 5', 'conflict']);
  });

  test('does not replace a run that is being played', async () => {
    const { one, current } = await pair();
    one.held.add(RUN);
    expect(await one.engine.bringBack(await copyOf(one, 'level 1'))).toContain('being played');
    expect([one.read(), current()]).toEqual(['level 2', 'level 2']);
  });

  test('whose answer is lost comes with the next round', async () => {
    const { one } = await pair();
    const wish = await copyOf(one, 'level 1');
    one.connection.line = 'deaf';
    expect(await one.engine.bringBack(wish)).toBe('offline');
    expect(one.read()).toBe('level 2');
    one.connection.line = 'good';
    await one.engine.sync();
    expect([one.read(), standing(one)]).toEqual(['level 1', 'synced']);
  });

  test('that is gone meanwhile changes nothing', async () => {
    const { one, current } = await pair();
    expect(await one.engine.bringBack({ slot: RUN, copy: '99' })).toBe('no-save');
    expect([one.read(), current()]).toEqual(['level 2', 'level 2']);
  });

  test('is not joined with what it replaces, though two devices would be', async () => {
    const { one, other } = await pair();
    for (const text of ['apple', 'apple pear']) {
      one.write(text, LIST_SLOT);
      await one.engine.sync();
    }
    await other.engine.sync();
    expect(await one.engine.bringBack(await copyOf(one, 'apple', LIST_SLOT.slot))).toBeNull();
    await other.engine.sync();
    expect([one.read(LIST_SLOT), other.read(LIST_SLOT)]).toEqual(['apple', 'apple']);
  });
});

describe('a save deleted', () => {
  const wish = (device: FakeDevice) => ({ slot: RUN, revision: headOf(device)?.revision ?? 0 });

  test('is gone here and on the server, with its copies', async () => {
    const { one, texts } = await pair();
    expect(await one.engine.remove(wish(one))).toBeNull();
    expect([one.read(), ...texts()]).toEqual(['', '']);
    expect([headOf(one)?.bytes, standing(one)]).toEqual([0, 'synced']);
  });

  test('does not come back from a device that had it', async () => {
    const { one, other, texts } = await pair();
    await one.engine.remove(wish(one));
    await other.engine.sync();
    await one.engine.sync();
    expect([one.read(), other.read(), ...texts()]).toEqual(['', '', '']);
  });

  test('but what another device played on meanwhile is asked about', async () => {
    const { one, other } = await pair();
    other.write('level 3');
    await one.engine.remove(wish(one));
    await other.engine.sync();
    expect([other.read(), standing(other)]).toEqual(['level 3', 'conflict']);
  });

  test('makes room for a new one', async () => {
    const { one, other } = await pair();
    await one.engine.remove(wish(one));
    one.write('new run');
    await one.engine.sync();
    await other.engine.sync();
    expect(other.read()).toBe('new run');
  });

  test('has to be the one that was seen', async () => {
    const { one, other, current } = await pair();
    const seen = wish(one);
    other.write('level 3');
    await other.engine.sync();
    expect(await one.engine.remove(seen)).toBe('save-conflict');
    expect([one.read(), current()]).toEqual(['level 2', 'level 3']);
  });

  test('is not deleted while it is played, nor without a connection', async () => {
    const { one, current } = await pair();
    one.held.add(RUN);
    expect(await one.engine.remove(wish(one))).toContain('being played');
    one.held.clear();
    one.connection.line = 'dead';
    expect(await one.engine.remove(wish(one))).toBe('offline');
    expect([one.read(), current()]).toEqual(['level 2', 'level 2']);
  });
});
