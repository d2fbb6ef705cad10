import { describe, expect, test } from 'vitest';
import { type FakeDevice, LIST_SLOT, openFakeDevice, RUN_SLOT } from '../support/fake-device.js';
import { failure, openFakeServer } from '../support/fake-server.js';

const RUN = RUN_SLOT.slot;
const ME = 'Mole';

/** Two devices of one person, alike to begin with. */
async function pair(text = 'level 1') {
  const server = openFakeServer();
  const [one, other] = [openFakeDevice(server), openFakeDevice(server)];
  for (const device of [one, other]) device.signIn(ME);
  one.write(text);
  await one.engine.sync();
  await other.engine.sync();
  return { server, one, other, current: () => server.current(ME, RUN), texts: () => server.texts(ME, RUN) };
}

const standing = (device: FakeDevice) => device.status.get().slots.find(({ slot }) => slot === RUN)?.standing;

describe('a save follows', () => {
  test('to a device that has none', async () => {
    const { other } = await pair();
    expect(other.read()).toBe('level 1');
  });

  test('and back', async () => {
    const { one, other } = await pair();
    other.write('level 2');
    await other.engine.sync();
    await one.engine.sync();
    expect(one.read()).toBe('level 2');
    expect(standing(one)).toBe('synced');
  });

  test('and so does its end: no device goes on with what is over', async () => {
    const { one, other, current, texts } = await pair();
    one.write('');
    await one.engine.sync();
    await other.engine.sync();
    expect([current(), other.read()]).toEqual(['', '']);
    expect(texts()).toContain('level 1');
  });

  test('a new run after the end of the last one is no revival of it on the other device', async () => {
    const { one, other } = await pair();
    one.write('');
    await one.engine.sync();
    one.write('new run');
    await one.engine.sync();
    await other.engine.sync();
    expect(other.read()).toBe('new run');
  });

  test('what is lost on the server comes back from a device that has it', async () => {
    const { server, one, current } = await pair();
    server.lose(ME, RUN);
    await one.engine.sync();
    expect(current()).toBe('level 1');
  });
});

describe('two devices that played apart', () => {
  async function apart() {
    const all = await pair();
    all.one.write('one at level 3');
    all.other.write('other at level 5');
    await all.one.engine.sync();
    await all.other.engine.sync();
    return all;
  }

  test('are no question where the player decided before; the other text stays as an older copy', async () => {
    const { server, one, other, current, texts } = await pair();
    const decided = openFakeDevice(server, other.database, { prefersLocal: true });
    decided.signIn(ME);
    one.write('one at level 3');
    decided.write('other at level 5');
    await one.engine.sync();
    await decided.engine.sync();
    expect(standing(decided)).toBe('synced');
    expect(current()).toBe('other at level 5');
    expect(texts()).toEqual(['other at level 5', 'level 1', 'one at level 3']);
    expect(server.conflicts()).toBe(0);
  });

  test('are a question, and neither text is touched meanwhile', async () => {
    const { one, other, current, texts } = await apart();
    expect(standing(other)).toBe('conflict');
    expect(other.status.get().slots[0].other).toMatchObject({ text: 'one at level 3', device: 'A test' });
    await other.engine.sync();
    expect([one.read(), other.read(), current()]).toEqual([
      'one at level 3',
      'other at level 5',
      'one at level 3',
    ]);
    expect(texts()).toContain('other at level 5');
  });

  test('and asking again and again fills the server with no more copies', async () => {
    const { server, other } = await apart();
    other.write('other at level 6');
    for (let i = 0; i < 4; i++) await other.engine.sync();
    expect(server.conflicts()).toBe(1);
  });

  test('the text of this device can be kept; the other stays as a copy', async () => {
    const { one, other, current, texts } = await apart();
    expect(await other.choose('mine')).toBeNull();
    await one.engine.sync();
    expect([current(), one.read(), standing(other)]).toEqual([
      'other at level 5',
      'other at level 5',
      'synced',
    ]);
    expect(texts()).toContain('one at level 3');
  });

  test('the other text can be taken; that of this device stays as a copy, as it is at that moment', async () => {
    const { other, current, texts } = await apart();
    other.write('other at level 6');
    expect(await other.choose('other')).toBeNull();
    expect([other.read(), current(), standing(other)]).toEqual([
      'one at level 3',
      'one at level 3',
      'synced',
    ]);
    expect(texts()).toContain('other at level 6');
  });

  test('a third write changes what is to be chosen from', async () => {
    const { one, other } = await apart();
    one.write('one at level 4');
    await one.engine.sync();
    await other.engine.sync();
    expect(other.status.get().slots[0].other?.text).toBe('one at level 4');
  });

  test('a choice made of what was there a moment ago is asked for again', async () => {
    const { one, other, current } = await apart();
    const seen = other.status.get().slots[0].other?.revision ?? 0;
    one.write('one at level 4');
    await one.engine.sync();
    await other.engine.sync();
    expect(await other.engine.choose({ slot: RUN, take: 'mine', revision: seen })).toContain('changed');
    expect(current()).toBe('one at level 4');
  });

  test('choosing without a connection says so and changes nothing', async () => {
    const { other } = await apart();
    other.write('other at level 6');
    other.connection.line = 'dead';
    expect(await other.choose('other')).toBe('offline');
    expect([other.read(), standing(other)]).toEqual(['other at level 6', 'conflict']);
  });

  test('a run that ended here gives way to one that goes on there, without a question', async () => {
    const { one, other } = await pair();
    one.write('one at level 3');
    await one.engine.sync();
    other.write('');
    await other.engine.sync();
    expect([other.read(), standing(other)]).toEqual(['one at level 3', 'synced']);
  });

  test('a run that goes on here is asked about when it ended there', async () => {
    const { one, other } = await pair();
    one.write('');
    await one.engine.sync();
    other.write('other at level 5');
    await other.engine.sync();
    expect(standing(other)).toBe('conflict');
    await other.choose('mine');
    await one.engine.sync();
    expect(one.read()).toBe('other at level 5');
  });
});

describe('a run being played', () => {
  test('is never replaced under the hands of its player', async () => {
    const { one, other } = await pair();
    other.held.add(RUN);
    one.write('level 2');
    await one.engine.sync();
    await other.engine.sync();
    expect([other.read(), standing(other)]).toEqual(['level 1', 'held']);
    other.held.clear();
    await other.engine.sync();
    expect(other.read()).toBe('level 2');
  });

  test('becomes a question once it has gone on', async () => {
    const { one, other } = await pair();
    other.held.add(RUN);
    one.write('level 2');
    await one.engine.sync();
    other.write('level 1, further');
    await other.engine.sync();
    expect(standing(other)).toBe('conflict');
    expect(await other.choose('other')).toContain('being played');
    expect(other.read()).toBe('level 1, further');
  });
});

describe('a bad connection', () => {
  test('is said, and what waits is named', async () => {
    const { one } = await pair();
    one.write('level 2');
    one.connection.line = 'dead';
    expect(await one.engine.sync()).toMatchObject({ ok: false, retryAfter: null });
    expect([one.status.get().phase, standing(one)]).toEqual(['offline', 'waiting']);
  });

  test('that loses answers makes no conflict of a device with itself', async () => {
    const { server, one, current } = await pair();
    one.connection.line = 'deaf';
    for (const text of ['level 2', 'level 3', 'level 4']) {
      one.write(text);
      await one.engine.sync();
    }
    one.connection.line = 'good';
    one.write('level 5');
    await one.engine.sync();
    expect([current(), standing(one)]).toEqual(['level 5', 'synced']);
    expect(server.texts(ME, RUN)).toEqual(expect.arrayContaining(['level 2', 'level 5']));
  });
});

describe('lists', () => {
  test('are joined without a question', async () => {
    const { server, one, other } = await pair();
    one.write('a b', LIST_SLOT);
    other.write('b c', LIST_SLOT);
    for (const device of [one, other, one]) await device.engine.sync();
    expect([one.read(LIST_SLOT), other.read(LIST_SLOT)]).toEqual(['a b c', 'a b c']);
    expect(server.current(ME, LIST_SLOT.slot)).toBe('a b c');
  });
});

describe('accounts', () => {
  test('no account is asked for where nothing is to be saved', async () => {
    const device = openFakeDevice(openFakeServer());
    await device.engine.sync();
    expect(device.connection.calls).toEqual([]);
  });

  test('the first save makes a guest, silently and once', async () => {
    const server = openFakeServer();
    const device = openFakeDevice(server);
    device.write('level 1');
    await Promise.all([device.engine.sync(), device.engine.sync()]);
    expect(device.who.get()?.name).toBe('Guest 1');
    expect(server.current('Guest 1', RUN)).toBe('level 1');
    expect(device.connection.calls.filter((name) => name === 'guest')).toHaveLength(1);
  });

  test('what a guest had goes along when they sign in', async () => {
    const { server, one } = await pair('at home');
    const phone = openFakeDevice(server);
    phone.write('on the way');
    await phone.engine.sync();
    phone.signIn(ME);
    await phone.engine.sync();
    expect(standing(phone)).toBe('conflict');
    await phone.choose('mine');
    await one.engine.sync();
    expect(one.read()).toBe('on the way');
  });

  test('what belongs to a named account leaves with it, and the next one finds nothing of it', async () => {
    const { server, one } = await pair();
    one.who.set(null);
    one.connection.account = null;
    await one.engine.sync();
    expect(one.read()).toBe('');
    one.signIn('Badger');
    one.write('of Badger');
    await one.engine.sync();
    expect(server.texts('Badger', RUN)).toEqual(['of Badger']);
    one.signIn(ME);
    await one.engine.sync();
    expect(one.read()).toBe('level 1');
  });

  test('what could not be sent before they left waits for their return', async () => {
    const { server, one, other } = await pair();
    one.write('not sent yet');
    one.connection.line = 'dead';
    await one.engine.sync();
    one.connection.line = 'good';
    one.signIn('Badger');
    await one.engine.sync();
    expect(one.read()).toBe('');
    one.signIn(ME);
    await one.engine.sync();
    await other.engine.sync();
    expect([one.read(), other.read()]).toEqual(['not sent yet', 'not sent yet']);
    expect(server.texts('Badger', RUN)).toEqual([]);
  });

  test('a guest whose session is gone becomes another one and keeps everything here', async () => {
    const server = openFakeServer();
    const device = openFakeDevice(server);
    device.write('level 1');
    await device.engine.sync();
    device.connection.account = null;
    device.write('level 2');
    await device.engine.sync();
    await device.engine.sync();
    expect(device.who.get()?.name).toBe('Guest 2');
    expect(server.current('Guest 2', RUN)).toBe('level 2');
  });

  test('a named account whose session is gone keeps everything here and is told', async () => {
    const { one } = await pair();
    one.connection.account = null;
    one.write('level 2');
    await one.engine.sync();
    expect([one.status.get().phase, one.read(), one.who.get()]).toMatchObject([
      'lapsed',
      'level 2',
      { lapsed: true },
    ]);
    expect(one.connection.calls).not.toContain('guest');
  });

  test('a call that a newer session has overtaken is made again, and signs no account out', async () => {
    const { one, current } = await pair();
    one.write('level 2');
    let refused = 0;
    one.connection.instead.saves = () => {
      delete one.connection.instead.saves;
      refused++;
      return failure('signed-out') as never;
    };
    expect(await one.engine.sync()).toMatchObject({ ok: true });
    expect([refused, current(), one.status.get().phase]).toEqual([1, 'level 2', 'resting']);
    expect(one.who.get()?.lapsed).not.toBe(true);
  });

  test('refused again and again although one is known, it waits in words and not for ever', async () => {
    const { one } = await pair();
    one.connection.instead.saves = () => failure('signed-out') as never;
    expect(await one.engine.sync()).toMatchObject({ ok: false });
    expect(one.status.get().phase).toBe('trouble');
  });

  test('everything can be forgotten', async () => {
    const { one } = await pair();
    await one.engine.forget();
    expect([one.read(), await one.database.records(ME), await one.database.owner()]).toEqual(['', [], null]);
  });
});
