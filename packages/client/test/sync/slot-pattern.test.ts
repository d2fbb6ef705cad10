import { LIMITS } from '@warren/protocol/client';
import { describe, expect, test } from 'vitest';
import { slotNamed, slotStored } from '../../src/slots/slot-registry.js';
import { caveSaves } from '../../src/slots/slots.js';
import { type FakeDevice, openFakeDevice, world } from '../support/fake-device.js';
import { failure, openFakeServer } from '../support/fake-server.js';

const ME = 'Mole';
const AMBER = world('amber');

function open(count = 2) {
  const server = openFakeServer();
  const devices = Array.from({ length: count }, () => openFakeDevice(server));
  for (const device of devices) device.signIn(ME);
  return { server, devices, current: (slot = AMBER) => server.current(ME, slot.slot) };
}

const told = (device: FakeDevice) =>
  device.status
    .get()
    .slots.flatMap(({ slot, title, standing }) =>
      slot.startsWith('game.world.') ? [[title, standing]] : [],
    );

describe('saves of which there may be any number', () => {
  test('are found here and on the server, follow, and are shown by the names the player gave them', async () => {
    const { devices } = open();
    const [one, other] = devices;
    one.write('amber 1', AMBER);
    other.write('basalt 1', world('basalt'));
    for (const device of [one, other, one]) await device.engine.sync();
    for (const device of devices) {
      expect([device.read(AMBER), device.read(world('basalt'))]).toEqual(['amber 1', 'basalt 1']);
    }
    expect(told(one)).toEqual([
      ['World amber 1', 'synced'],
      ['World basalt 1', 'synced'],
    ]);
  });

  test('are deleted everywhere, are then told of no more, and their empty places are not asked for', async () => {
    const { devices, current } = open(3);
    const [one, other, late] = devices;
    one.write('amber 1', AMBER);
    await one.engine.sync();
    await other.engine.sync();
    other.write('', AMBER);
    await other.engine.sync();
    await one.engine.sync();
    expect([current(), one.read(AMBER), told(one), told(other)]).toEqual(['', '', [], []]);
    late.connection.calls.length = 0;
    await late.engine.sync();
    expect(late.connection.calls).toEqual(['saves']);
  });

  test('leave with the account they belong to, with what lay beside them', async () => {
    const { devices, current } = open(1);
    const [one] = devices;
    one.write('amber 1', AMBER);
    await one.engine.sync();
    one.step(' step', AMBER);
    one.connection.account = null;
    one.who.set(null);
    await one.engine.sync();
    expect(one.whole(AMBER)).toBe('');
    one.signIn(ME);
    await one.engine.sync();
    expect([current(), one.read(AMBER)]).toEqual(['amber 1 step', 'amber 1 step']);
  });

  test('are forgotten with everything else', async () => {
    const { devices } = open(1);
    devices[0].write('amber 1', AMBER);
    devices[0].step(' step', AMBER);
    await devices[0].engine.forget();
    expect(devices[0].whole(AMBER)).toBe('');
  });
});

describe('the journal of a save', () => {
  test('is sent with it, unless it is being played', async () => {
    const { devices, current } = open(1);
    const [one] = devices;
    one.write('amber 1', AMBER);
    one.step(' step', AMBER);
    one.held.add(AMBER.slot);
    await one.engine.sync();
    expect([current(), one.whole(AMBER)]).toEqual(['amber 1', 'amber 1 step']);
    one.held.clear();
    await one.engine.sync();
    expect([current(), one.read(AMBER)]).toEqual(['amber 1 step', 'amber 1 step']);
  });

  test('is not lost to a newer copy, even where it cannot be read', async () => {
    const { devices } = open();
    const [one, other] = devices;
    one.write('amber 1', AMBER);
    for (const device of devices) await device.engine.sync();
    one.step('damaged', AMBER);
    other.write('amber 2', AMBER);
    await other.engine.sync();
    await one.engine.sync();
    expect(one.whole(AMBER)).toBe('amber 1damaged');
    expect(told(one)).toEqual([['World amber 1', 'held']]);
  });
});

test('the copy of the server takes the place of a damaged one when the player wants it', async () => {
  const { devices, current } = open(1);
  const [one] = devices;
  one.write('amber 1', AMBER);
  await one.engine.sync();
  // Too large stands for damaged: neither is ever sent.
  one.write('huge', AMBER);
  one.step('damaged', AMBER);
  await one.engine.sync();
  expect([current(), one.whole(AMBER)]).toEqual(['amber 1', 'hugedamaged']);
  one.held.add(AMBER.slot);
  expect(await one.engine.fetchAnew({ slot: AMBER.slot })).toContain('being played');
  one.held.clear();
  expect(await one.engine.fetchAnew({ slot: AMBER.slot })).toBeNull();
  expect([current(), one.whole(AMBER), told(one)]).toEqual([
    'amber 1',
    'amber 1',
    [['World amber 1', 'synced']],
  ]);
});

describe('what stays on this device', () => {
  test('says why, and holds up nothing else', async () => {
    const { devices, current } = open(1);
    const [one] = devices;
    one.write('huge', AMBER);
    one.write('basalt 1', world('basalt'));
    expect(await one.engine.sync()).toEqual({ ok: true, retryAfter: null });
    expect([current(), current(world('basalt'))]).toEqual([null, 'basalt 1']);
    const status = one.status.get().slots.find(({ slot }) => slot === AMBER.slot);
    expect(status).toMatchObject({ standing: 'local', trouble: 'It is too large.' });
  });

  test('leaves with its owner, and is there again when they return', async () => {
    const { devices } = open(1);
    const [one] = devices;
    one.write('huge', AMBER);
    one.write('basalt 1', world('basalt'));
    one.connection.instead.writeSave = () => failure('quota-full');
    await one.engine.sync();
    one.connection.account = null;
    one.who.set(null);
    await one.engine.sync();
    expect([one.read(AMBER), one.read(world('basalt'))]).toEqual(['', '']);
    one.signIn(ME);
    await one.engine.sync();
    expect([one.read(AMBER), one.read(world('basalt'))]).toEqual(['huge', 'basalt 1']);
    expect(told(one).map(([, standing]) => standing)).toEqual(['local', 'local']);
  });

  test('is what the account has no room for', async () => {
    const { devices } = open(1);
    const [one] = devices;
    one.connection.instead.writeSave = () => failure('quota-full');
    one.write('amber 1', AMBER);
    expect(await one.engine.sync()).toEqual({ ok: true, retryAfter: null });
    const status = one.status.get().slots.find(({ slot }) => slot === AMBER.slot);
    expect(status).toMatchObject({ standing: 'local', trouble: expect.stringContaining('64 saves') });
  });

  test('what was deleted gives its place to what is new, and what is there never does', async () => {
    const { server, devices, current } = open(1);
    const [one] = devices;
    const letters = (number: number) =>
      `${String.fromCharCode(97 + (number % 26))}${'x'.repeat(1 + Math.floor(number / 26))}`;
    // With a world more than there is room for, one of them deleted.
    for (let i = 0; i < LIMITS.saveSlots; i++) one.write(`world ${i}`, world(letters(i)));
    await one.engine.sync();
    one.write('', world(letters(7)));
    await one.engine.sync();
    one.write('amber 1', AMBER);
    await one.engine.sync();
    expect(current()).toBe('amber 1');
    expect(current(world(letters(7)))).toBeNull();
    for (let i = 0; i < LIMITS.saveSlots; i++) {
      if (i !== 7) expect(server.current(ME, world(letters(i)).slot)).toBe(`world ${i}`);
    }
  });
});

test('worlds of Cave fit a pattern: by their id, and by nothing that is none', () => {
  const registry = caveSaves(async () => () => null);
  const [pattern] = registry.patterns;
  const slot = pattern.member('abcdefgh12345678');
  expect(slot).toMatchObject({
    slot: 'cave.world.abcdefgh12345678',
    stored: 'warren.cave.world.abcdefgh12345678',
  });
  expect(slotNamed(registry, slot?.slot ?? '')?.stored).toBe(slot?.stored);
  expect(slotStored(registry, slot?.stored ?? '')?.slot).toBe(slot?.slot);
  for (const name of ['', 'short', 'ABCDEFGH', 'abcdefgh.moves', '__proto__'])
    expect(pattern.member(name)).toBeNull();
  expect(slotStored(registry, slot?.journal?.stored ?? '')).toBeNull();
});
