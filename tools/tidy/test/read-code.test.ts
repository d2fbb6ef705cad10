import { expect, test } from 'vitest';
import { readCode } from '../read-code.mjs';

/** What is left of the code, with each run of spaces as one. */
function code(text: string): string {
  return readCode('a.tsx', text).code.replace(/ +/g, ' ').trim();
}

test.each([
  ['a; // comment', 'a;'],
  ['a; /* two\nlines */ b', 'a; \n b'],
  ['x = "a\\"b" + \'c\'', 'x = " " + \' \''],
  ['x = `a ${b + `c ${d}`} e`', 'x = b + d'],
  ['x = `${{ a: 1 }.a} b`; c', 'x = { a: 1 }.a ; c'],
  ['x = /[/"]/g.test(a) / b', 'x = .test(a) / b'],
  ['x = (a + b) / c / d', 'x = (a + b) / c / d'],
  ['<b>"a" don\'t {c}</b>; d', '<b> {c}</b>; d'],
  ['x = "http://a"; y', 'x = " "; y'],
  ['#!/usr/bin/env node\na', 'a'],
])('%j leaves %j', (text, expected) => {
  expect(code(text)).toBe(expected);
});

test('positions stay: same length, same lines', () => {
  const text = 'a /* \n */ "b" `c\n${d}`\n// e';
  const { code } = readCode('a.ts', text);
  expect(code.length).toBe(text.length);
  expect(code.split('\n').length).toBe(text.split('\n').length);
});

test('every kind of import is read, and none in a string or a comment', () => {
  const text = [
    "import { a } from './a.js';",
    "import type { B } from './b.js';",
    "import './c.js';",
    "export { d } from './d.js';",
    "const e = await import('./e.js');",
    "type F = import('./f.js').F;",
    '// import "./g.js";',
    'const h = "import \'./h.js\'";',
    'export * from "./i.js";',
  ].join('\n');
  const specifiers = readCode('a.ts', text).imports.map(({ specifier }) => specifier);
  expect(specifiers.sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'i'].map((name) => `./${name}.js`));
});

test('what is no code is refused with its path', () => {
  expect(() => readCode('broken.ts', 'const = ;')).toThrow(/broken\.ts/);
});
