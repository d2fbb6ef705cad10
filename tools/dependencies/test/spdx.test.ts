import { expect, test } from 'vitest';
import { isSatisfied, parseSpdx } from '../spdx.mjs';

function isFree(text: string): boolean {
  const expression = parseSpdx(text);
  if (!expression.ok) throw new Error(expression.reason);
  return isSatisfied(expression.value, ['MIT', 'ISC', 'Apache-2.0']);
}

test.each([
  ['MIT', true],
  ['mit', true],
  ['GPL-3.0-only', false],
  ['MIT OR GPL-3.0-only', true],
  ['GPL-3.0-only or MIT', true],
  ['MIT AND GPL-3.0-only', false],
  ['MIT AND ISC', true],
  ['(MIT)', true],
  ['((MIT AND (ISC)))', true],
  ['(MIT OR GPL-3.0-only) AND ISC', true],
  ['(MIT OR GPL-3.0-only) AND LGPL-2.1', false],
  ['GPL-3.0-only OR MIT AND LGPL-2.1', false],
  ['MIT OR LGPL-2.1 AND GPL-3.0-only', true],
  ['Apache-2.0 WITH LLVM-exception', true],
  ['GPL-2.0-only WITH Classpath-exception-2.0', false],
  ['Apache-2.0+', true],
  ['LicenseRef-ours', false],
  ['UNLICENSED', false],
])('%s is free: %s', (text, free) => {
  expect(isFree(text)).toBe(free);
});

test.each([
  '',
  ' ',
  '()',
  'MIT OR',
  'AND MIT',
  'MIT ISC',
  'MIT)',
  '(MIT',
  'MIT/X11',
  'SEE LICENSE IN LICENSE.md',
  'Apache-2.0 WITH',
  'Apache-2.0 WITH (MIT)',
  `${'('.repeat(100_000)}MIT`,
])('%j is no expression', (text) => {
  expect(parseSpdx(text).ok).toBe(false);
});
