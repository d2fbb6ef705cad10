import { expect, test } from 'vitest';
import { isPromised } from '../src/check-answer.js';

const account = { id: 'a', name: 'Ann', guest: false, createdAt: 1 };

test('an answer is promised when it fits the schema of its status', () => {
  expect(isPromised('login', 200, { account, token: 'x' })).toBe(true);
  expect(isPromised('login', 200, { account: { ...account, name: 7 } })).toBe(false);
  expect(isPromised('login', 200, null)).toBe(false);
  expect(isPromised('login', 201, { account })).toBe(false);
});

test('an empty answer is empty, and a text is a text', () => {
  expect(isPromised('logout', 204, null)).toBe(true);
  expect(isPromised('logout', 204, {})).toBe(false);
  expect(isPromised('recording', 200, 'r1')).toBe(true);
  expect(isPromised('recording', 200, {})).toBe(false);
});
