import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSettings, DEFAULT_SETTINGS, readSettings } from '../../src/settings/settings.js';

function fakeStorage(first?: string) {
  const kept = new Map(first === undefined ? [] : [['warren.settings', first]]);
  return {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
}

describe('settings', () => {
  test('are kept, and told to whoever listens until they stop', () => {
    const storage = fakeStorage();
    const store = createSettings(() => storage);
    const heard: number[] = [];
    const stop = store.subscribe(({ volume }) => heard.push(volume));
    store.change({ volume: 20 });
    stop();
    store.change({ volume: 30, theme: 'light' });
    expect(heard).toEqual([20]);
    expect(createSettings(() => storage).get()).toMatchObject({ volume: 30, theme: 'light' });
  });

  test.each(['', '{', 'null', '[]', '7', '"x"', '{"volume":"loud","theme":"pink","bindings":3}'])(
    'in damaged storage are the defaults: %s',
    (text) => {
      expect(createSettings(() => fakeStorage(text)).get()).toEqual(DEFAULT_SETTINGS);
    },
  );

  test('keep what is right beside what is damaged', () => {
    const read = readSettings({ volume: 101, muted: true, theme: 'dark', motion: 'wild', contrast: 'high' });
    expect(read).toEqual({ ...DEFAULT_SETTINGS, muted: true, theme: 'dark', contrast: 'high' });
  });

  test('work without any storage, for as long as the page is open', () => {
    const store = createSettings(() => {
      throw new Error('forbidden');
    });
    store.change({ muted: true });
    expect(store.get()).toEqual({ ...DEFAULT_SETTINGS, muted: true });
  });

  test('are settings whatever was stored', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        const read = readSettings(stored);
        expect(readSettings(read)).toEqual(read);
        expect(Object.keys(read)).toEqual(Object.keys(DEFAULT_SETTINGS));
      }),
    );
  });
});
