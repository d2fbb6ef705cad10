import type { KnownAccount } from '@warren/client';
import { describe, expect, test } from 'vitest';
import { KNOWN_PASSWORD, NEW_NAME, NEW_PASSWORD } from '../../src/online/account-fields.js';
import { createWho } from '../../src/online/who.js';
import { memoryStorage, noStorage } from '../support/play-runs.js';

const MOLE: KnownAccount = { id: 'Mole', name: 'Mole', guest: false, createdAt: 0 };

function open(known: KnownAccount | null = null) {
  const storage = memoryStorage();
  const who = createWho(storage);
  who.set(known);
  return { storage, who };
}

describe('who one is', () => {
  test('is known on the next visit, without asking', () => {
    const { storage } = open(MOLE);
    expect(createWho(storage).get()).toEqual(MOLE);
    open();
    expect(createWho(memoryStorage()).get()).toBeNull();
  });

  test('is forgotten when somebody leaves', () => {
    const { storage, who } = open(MOLE);
    who.set(null);
    expect(createWho(storage).get()).toBeNull();
  });

  test.each(['', '{', 'null', '{"id":1,"name":"x","guest":true}', '{"id":"a"}'])(
    'is nobody where storage holds %j',
    (text) => {
      expect(createWho(memoryStorage({ 'warren.account': text })).get()).toBeNull();
    },
  );

  test('is known until the page is closed where nothing can be kept', () => {
    const who = createWho(noStorage);
    who.set(MOLE);
    expect(who.get()).toEqual(MOLE);
  });
});

test.each([
  [NEW_NAME, 'Mole', null],
  [NEW_NAME, '  ', 'Choose a name.'],
  [NEW_NAME, 'x', 'A name has at least 2 characters.'],
  [NEW_NAME, 'admin', 'This name is reserved.'],
  [NEW_PASSWORD, '', 'Choose a password.'],
  [NEW_PASSWORD, '1234567', 'It needs at least 8 characters.'],
  [NEW_PASSWORD, '12345678', null],
  [NEW_PASSWORD, 'x'.repeat(201), 'It has at most 200 characters.'],
  // Passwords may have had other rules once.
  [KNOWN_PASSWORD, '1', null],
] as const)('%# a field says what is wrong before the server is asked', (field, text, reason) => {
  expect(field.check(text)).toBe(reason);
});
