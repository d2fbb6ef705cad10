import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CONTROL_NAMES } from '../../src/settings/control-name.js';
import {
  bindKey,
  controlOf,
  DEFAULT_BINDINGS,
  KEYS_PER_CONTROL,
  readBindings,
  unbindKey,
} from '../../src/settings/key-bindings.js';
import { keyLabel, learnKey } from '../../src/settings/key-label.js';

describe('the keys at first', () => {
  test.each([
    ['KeyW', 'north'],
    ['ArrowUp', 'north'],
    ['KeyA', 'west'],
    ['ArrowRight', 'east'],
    ['KeyE', 'use'],
    ['KeyQ', 'drop'],
    ['KeyR', 'attack'],
    ['Digit5', 'slot-5'],
    ['Escape', 'pause'],
    ['Enter', 'confirm'],
    ['KeyY', null],
  ])('%s means %s', (code, control) => {
    expect(controlOf(DEFAULT_BINDINGS, code)).toBe(control);
  });
});

describe('binding a key', () => {
  test('puts it in its slot and leaves the others', () => {
    const bound = bindKey(DEFAULT_BINDINGS, { control: 'attack', slot: 0, code: 'Space' });
    expect(bound).toEqual({ ok: true, value: { ...DEFAULT_BINDINGS, attack: ['Space'] } });
    const second = bindKey(DEFAULT_BINDINGS, { control: 'attack', slot: 1, code: 'Space' });
    expect(second).toEqual({ ok: true, value: { ...DEFAULT_BINDINGS, attack: ['KeyR', 'Space'] } });
  });

  test('refuses a key that does something else, and says what', () => {
    const refused = bindKey(DEFAULT_BINDINGS, { control: 'attack', slot: 0, code: 'KeyQ' });
    expect(refused).toEqual({ ok: false, reason: 'Q is already used for “Drop”; choose another key.' });
    const twice = bindKey(DEFAULT_BINDINGS, { control: 'north', slot: 0, code: 'ArrowUp' });
    expect(twice.ok).toBe(false);
  });

  test('takes the key that is there already for what it is', () => {
    expect(bindKey(DEFAULT_BINDINGS, { control: 'use', slot: 0, code: 'KeyE' }).ok).toBe(true);
  });

  test.each(['Tab', 'F5', 'ControlLeft', 'MetaRight', 'AltLeft', ''])('leaves %s to the browser', (code) => {
    expect(bindKey(DEFAULT_BINDINGS, { control: 'use', slot: 0, code }).ok).toBe(false);
  });

  test('never leaves a control without a key', () => {
    const one = unbindKey(DEFAULT_BINDINGS, 'north', 'ArrowUp');
    expect(one.north).toEqual(['KeyW']);
    expect(unbindKey(one, 'north', 'KeyW')).toBe(one);
  });

  test('keeps bindings that can be read back, and no key with two meanings, whatever is pressed', () => {
    const change = fc.record({
      control: fc.constantFrom(...CONTROL_NAMES),
      slot: fc.integer({ min: 0, max: KEYS_PER_CONTROL - 1 }),
      code: fc.constantFrom('KeyW', 'KeyF', 'Space', 'ArrowUp', 'Enter', 'Tab', 'Digit1', 'Numpad4', 'KeyZ'),
    });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
        const bindings = changes.reduce((now, each) => {
          const bound = bindKey(now, each);
          return bound.ok ? bound.value : now;
        }, DEFAULT_BINDINGS);
        const codes = CONTROL_NAMES.flatMap((name) => bindings[name]);
        expect(new Set(codes).size).toBe(codes.length);
        expect(readBindings(JSON.parse(JSON.stringify(bindings)))).toEqual(bindings);
      }),
    );
  });
});

describe('bindings from storage', () => {
  test.each([
    null,
    'keys',
    [],
    {},
    { ...DEFAULT_BINDINGS, use: [] },
    { ...DEFAULT_BINDINGS, use: ['KeyQ'] },
    { ...DEFAULT_BINDINGS, use: [7] },
    { ...DEFAULT_BINDINGS, use: ['<b>'] },
    { ...DEFAULT_BINDINGS, use: ['Tab'] },
    { ...DEFAULT_BINDINGS, use: ['KeyZ', 'KeyX', 'KeyC'] },
  ])('that are damaged become the first ones: %j', (stored) => {
    expect(readBindings(stored)).toEqual(DEFAULT_BINDINGS);
  });
});

describe('the label of a key', () => {
  test.each([
    ['KeyE', 'E'],
    ['Digit3', '3'],
    ['ArrowLeft', '←'],
    ['Escape', 'Esc'],
    ['PageDown', 'Page Down'],
    ['Numpad7', 'Num 7'],
    ['Semicolon', ';'],
  ])('%s is %s', (code, label) => {
    expect(keyLabel(code)).toBe(label);
  });

  test('is what this keyboard has there, once it is known', () => {
    learnKey('KeyY', 'z');
    learnKey('KeyU', 'Dead');
    learnKey('Enter', 'Enter');
    expect([keyLabel('KeyY'), keyLabel('KeyU'), keyLabel('Enter')]).toEqual(['Z', 'U', 'Enter']);
  });
});

describe('bindings kept before there were other controls', () => {
  const { hint: _, ...older } = DEFAULT_BINDINGS;

  test('are kept, and what is new has its keys of the beginning', () => {
    const read = readBindings({ ...older, use: ['Space'] });
    expect(read).toEqual({ ...DEFAULT_BINDINGS, use: ['Space'] });
  });

  test('are given up where they leave no key for it', () => {
    expect(readBindings({ ...older, use: ['KeyH'] })).toEqual(DEFAULT_BINDINGS);
  });
});
