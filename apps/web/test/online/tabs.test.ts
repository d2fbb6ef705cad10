import { expect, test } from 'vitest';
import { rest } from '../../../../packages/client/test/support/fake-clock.js';
import { createTabs, type Tabs } from '../../src/online/tabs.js';
import { fakeLocks } from '../support/fake-locks.js';

/** Two tabs of one browser. */
function open(): readonly [Tabs, Tabs] {
  const locks = fakeLocks();
  const tab = () => createTabs({ locks: locks as never, channel: locks.channel() as never });
  return [tab(), tab()];
}

test('one tab plays from a save at a time, and the other is told', async () => {
  const [one, other] = open();
  const first = one.lock('run');
  await rest();
  const second = other.lock('run');
  await rest();
  expect([first.state.get(), second.state.get(), one.playing.get()]).toEqual(['mine', 'elsewhere', ['run']]);
});

test('another save can be played meanwhile', async () => {
  const [one, other] = open();
  one.lock('run');
  const second = other.lock('other run');
  await rest();
  expect(second.state.get()).toBe('mine');
});

test('what is let go can be had', async () => {
  const [one, other] = open();
  const first = one.lock('run');
  await rest();
  first.release();
  await rest();
  const second = other.lock('run');
  await rest();
  expect([second.state.get(), one.playing.get()]).toEqual(['mine', []]);
});

test('whoever leaves a game and returns at once does not stand in their own way', async () => {
  const [one] = open();
  const first = one.lock('run');
  await rest();
  first.release();
  const second = one.lock('run');
  await rest();
  expect(second.state.get()).toBe('mine');
});

test('a lock that is no longer wanted is never taken', async () => {
  const [one, other] = open();
  one.lock('run').release();
  const second = other.lock('run');
  await rest();
  expect(second.state.get()).toBe('mine');
});

test('taking over waits until the other tab has saved, and it can be taken back', async () => {
  const [one, other] = open();
  const first = one.lock('run');
  await rest();
  const second = other.lock('run');
  await rest();
  second.takeOver();
  await rest();
  // The first tab saves now, and lets go only then.
  expect([first.state.get(), second.state.get()]).toEqual(['leaving', 'elsewhere']);
  first.handOver();
  await rest();
  expect([first.state.get(), second.state.get()]).toEqual(['taken', 'mine']);
  first.takeOver();
  await rest();
  second.handOver();
  await rest();
  expect([first.state.get(), second.state.get()]).toEqual(['mine', 'taken']);
});

test('nothing is done to a save from which any tab plays', async () => {
  const [one, other] = open();
  expect(await other.whileFree('run', () => 'done')).toBe('done');
  const first = one.lock('run');
  await rest();
  expect(await other.whileFree('run', () => 'done')).toBeNull();
  expect(await one.whileFree('run', () => 'done')).toBeNull();
  first.release();
  await rest();
  expect(await other.whileFree('run', () => 'done')).toBe('done');
});

test('a browser without locks knows of its own tab at least', async () => {
  const tabs = createTabs({ locks: null, channel: null });
  const lock = tabs.lock('run');
  await rest();
  expect([lock.state.get(), await tabs.whileFree('run', () => 'done')]).toEqual(['mine', null]);
  lock.release();
  expect(await tabs.whileFree('run', () => 'done')).toBe('done');
});
