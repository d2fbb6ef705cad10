import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FakeDevice, LIST_SLOT, openFakeDevice, RUN_SLOT } from './support/fake-device.js';
import type { FakeServer, Line } from './support/fake-server.js';
import { openFakeServer } from './support/fake-server.js';

const ME = 'Mole';
const RUN = RUN_SLOT.slot;

/** Something that happens to one of two devices; a sync takes its time, and other things happen meanwhile. */
type Step =
  | 'play'
  | 'end'
  | 'finish a maze'
  | 'begin to play'
  | 'stop playing'
  | 'sync'
  | 'keep mine'
  | 'take other'
  | Line;

const steps = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Step>('play') },
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
/** Which device, what, and for how many moments of a sync nothing else happens; `null`: until it is done. */
const histories = fc.array(fc.tuple(fc.nat(1), steps, fc.option(fc.nat(12))), { maxLength: 40 });

function take(step: Step, device: FakeDevice, number: number): unknown {
  switch (step) {
    case 'play':
      return device.write(`run ${number}`);
    case 'end':
      return device.write('');
    case 'finish a maze':
      return device.write(`${device.read(LIST_SLOT)} maze${number}`.trim(), LIST_SLOT);
    case 'begin to play':
      return void device.held.add(RUN);
    case 'stop playing':
      return device.held.clear();
    case 'sync':
      return device.engine.sync();
    case 'keep mine':
      return device.choose('mine');
    case 'take other':
      return device.choose('other');
    default:
      device.connection.line = step;
      return undefined;
  }
}

/** Complains whenever a text goes that must not go. Complaints are collected: nobody hears them inside a sync. */
function watch(device: FakeDevice, server: FakeServer, complaints: string[]): void {
  /** What the person at the device has had before their eyes: played, taken, or shown in a question. */
  const seen = new Set(['']);
  device.onReplace = ({ slot }, before) => {
    if (slot !== RUN) return;
    if (before !== '' && !server.texts(ME, RUN).includes(before)) complaints.push(`${before} is lost`);
    if (device.held.has(RUN)) complaints.push(`${before} was replaced while it was played`);
    seen.add(device.read());
  };
  device.news.subscribe(({ slots }) => {
    for (const { other } of slots) if (other !== null) seen.add(other.text);
  });
  const { write } = device;
  device.write = (text, slot) => {
    if (slot === undefined) seen.add(text);
    write(text, slot);
  };
  const before = server.onWrite;
  server.onWrite = (connection, slot, replaced) => {
    before(connection, slot, replaced);
    if (connection !== device.connection || slot !== RUN || seen.has(replaced)) return;
    complaints.push(`${replaced} was overwritten by somebody who never saw it`);
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
      for (const [number, [which, step, moments]] of history.entries()) {
        const done = take(step, devices[which], number);
        if (step === 'finish a maze') finished.add(`maze${number}`);
        running.push(done);
        if (moments === null) await done;
        for (let i = 0; i < (moments ?? 0); i++) await Promise.resolve();
      }
      await Promise.all(running);
      await settle(devices);
      expect(complaints).toEqual([]);
      const current = server.current(ME, RUN) ?? '';
      const list = [...finished].sort().join(' ');
      for (const device of devices) {
        expect([device.read(), device.read(LIST_SLOT)]).toEqual([current, list]);
      }
    }),
    { numRuns: 2000 },
  );
});

async function playApart(devices: readonly FakeDevice[]): Promise<void> {
  for (const [number, device] of devices.entries()) {
    device.write(`apart ${number}`);
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
      await device.choose('mine');
    }
  }
}
