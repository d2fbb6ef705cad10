import { afterEach, expect, test } from 'vitest';
import { bindingGroups, bindingWords } from '../../src/input/input-source.js';
import { DEFAULT_BINDINGS } from '../../src/settings/key-bindings.js';
import { settings } from '../../src/settings/settings.js';

const WALK = ['north', 'west', 'south', 'east'] as const;
afterEach(() => settings.change({ bindings: DEFAULT_BINDINGS }));

test('a legend shows all keys, those that belong together side by side', () => {
  expect(bindingGroups(WALK)).toEqual([
    ['W', 'A', 'S', 'D'],
    ['↑', '←', '↓', '→'],
  ]);
  expect(bindingGroups(['attack'])).toEqual([['R']]);
});

test('it shows the keys that were chosen, also where only some controls have a second one', () => {
  settings.change({ bindings: { ...DEFAULT_BINDINGS, north: ['KeyP'], attack: ['Space', 'KeyR'] } });
  expect(bindingGroups(WALK)).toEqual([
    ['P', 'A', 'S', 'D'],
    ['←', '↓', '→'],
  ]);
  expect(bindingWords('attack')).toBe('Space or R');
});

test('a key of the number pad is shown only where a control has no other', () => {
  expect(bindingGroups(['zoom-in', 'zoom-out'])).toEqual([['=', '-']]);
  settings.change({ bindings: { ...DEFAULT_BINDINGS, 'zoom-in': ['NumpadAdd'], 'see-all': ['Numpad0'] } });
  expect(bindingGroups(['zoom-in', 'zoom-out'])).toEqual([['Num +', '-']]);
  expect(bindingWords('see-all')).toBe('Num 0');
});
