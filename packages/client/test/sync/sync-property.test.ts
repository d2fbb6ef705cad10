import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SaveSlot } from '../../src/slots/save-slot.js';
import { type FakeDevice, LIST_SLOT, openFakeDevice, RUN_SLOT, world } from '../support/fake-device.js';
import type { FakeServer, Line } from '../support/fake-server.js';
import { openFakeServer } from '../support/fake-server.js';

const ME = 'Mole';
/** A save of which there is one, and two of a family of which there may be any number. */
const SAVES = [RUN_SLOT, world('amber'), world('basalt')];

/** Something that happens to one of two devices; a sync takes its time, and other things happen meanwhile. */
type Step =
  | 'play'
  | 'step'
  | 'end'
  | 'finish a maze'
  | 'begin to play'
  | 'stop playing'
  | 'sync'
  | 'keep mine'
  | 'take other'
  | Line;

const steps = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom<Step>('play', 'play', 'step') },
  { weight: 8, arbitrary: fc.constant<Step>('sync') },
  {
    weight: 6,
    arbitrary: fc.constantFrom<Step>(
      'end',
      'keep mine',
      'take other',
      'finish a maze',
      'begin to play',
      'stop playing',
    ),
  },
  { weight: 2, arbitrary: fc.constantFrom<Step>('good', 'good', 'dead', 'deaf') },
);
/** Which device, which save, what, and for how many moments of a sync nothing else happens; `null`: until it is done. */
const histories = fc.array(fc.tuple(fc.nat(1), fc.constantFrom(...SAVES), steps, fc.option(fc.nat(12))), {
  maxLength: 40,
});

function take(step: Step, device: FakeDevice, save: SaveSlot, number: number): unknown {
  switch (step) {
    case 'play':
      return device.write(`run ${number}`, save);
    case 'step':
      // Only beside what is kept something can lie.
      return device.read(save) !== '' && save.journal !== undefined && device.step(` step ${number}`, save);
    case 'end':
      return device.write('', save);
    case 'finish a maze':
      return device.write(`${device.read(LIST_SLOT)} maze${number}`.trim(), LIST_SLOT);
    case 'begin to play':
      return void device.held.add(save.slot);
    case 'stop playing':
      return device.held.clear();
    case 'sync':
      return device.engine.sync();
    case 'keep mine':
      return device.choose('mine', save);
    case 'take other':
      return device.choose('other', save);
    default:
      device.connection.line = step;
      return undefined;
  }
}

/** Complains whenever a text goes that must not go. Complaints are collected: inside a sync they would be lost. */
function watch(device: FakeDevice, server: FakeServer, complaints: string[]): void {
  /** What the person at the device has had before their eyes, by save: played, taken, or shown in a question. */
  const seen = new Map(SAVES.map(({ slot }) => [slot, new Set([''])]));
  const see = (slot: string, text: string) => void seen.get(slot)?.add(text);
  device.onReplace = (save, before) => {
    const { slot } = save;
    if (!seen.has(slot)) return;
    if (before !== '' && !server.texts(ME, slot).includes(before)) complaints.push(`${before} is lost`);
    if (device.held.has(slot)) complaints.push(`${before} was replaced while it was played`);
    see(slot, device.read(save));
  };
  device.status.subscribe(({ slots }) => {
    for (const { slot, other } of slots) if (other !== null) see(slot, other.text);
  });
  const { write, step } = device;
  device.write = (text, save = RUN_SLOT) => {
    see(save.slot, text);
    write(text, save);
  };
  device.step = (steps, save) => {
    step(steps, save);
    see(save.slot, device.whole(save));
  };
  const before = server.onWrite;
  server.onWrite = (connection, slot, replaced) => {
    before(connection, slot, replaced);
    if (connection !== device.connection || (seen.get(slot)?.has(replaced) ?? true)) return;
    complaints.push(`${replaced} was overwritten by a device that never saw it`);
  };
}

test('whatever two devices do, in whatever order, no save is lost and none is overwritten unseen', async () => {
  await fc.assert(
    fc.asyncProperty(histories, fc.boolean(), async (history, beginsApart) => {
      const server = openFakeServer();
      const devices = [openFakeDevice(server), openFakeDevice(server)];
      const complaints: string[] = [];
      const finished = new Set<string>();
      const running: unknown[] = [];
      for (const device of devices) {
        device.signIn(ME);
        watch(device, server, complaints);
      }
      // Left to chance alone, two copies to choose from would be rare.
      if (beginsApart) await playApart(devices);
      for (const [number, [which, save, step, moments]] of history.entries()) {
        const done = take(step, devices[which], save, number);
        if (step === 'finish a maze') finished.add(`maze${number}`);
        running.push(done);
        if (moments === null) await done;
        for (let i = 0; i < (moments ?? 0); i++) await Promise.resolve();
      }
      await Promise.all(running);
      await settle(devices);
      expect(complaints).toEqual([]);
      const current = SAVES.map(({ slot }) => server.current(ME, slot) ?? '');
      const list = [...finished].sort().join(' ');
      for (const device of devices) {
        expect([...SAVES.map(device.whole), device.read(LIST_SLOT)]).toEqual([...current, list]);
      }
    }),
    { numRuns: 900 },
  );
});

async function playApart(devices: readonly FakeDevice[]): Promise<void> {
  for (const [number, device] of devices.entries()) {
    for (const save of SAVES) device.write(`apart ${number}`, save);
    await device.engine.sync();
  }
}

/** Both have a connection and time, and answer every question. */
async function settle(devices: readonly FakeDevice[]): Promise<void> {
  for (const device of devices) {
    device.connection.line = 'good';
    device.held.clear();
  }
  for (let turn = 0; turn < 3; turn++) {
    for (const device of devices) {
      await device.engine.sync();
      for (const save of SAVES) await device.choose('mine', save);
    }
  }
}
