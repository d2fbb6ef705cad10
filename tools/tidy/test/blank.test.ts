import { expect, test } from 'vitest';
import { blank } from '../blank.mjs';

/** What is left of the code, with each run of spaces as one. */
function code(text: string): string {
  return blank(text).code.replace(/ +/g, ' ').trim();
}

test.each([
  ['a; // comment', 'a;'],
  ['a; /* two\nlines */ b', 'a; \n b'],
  ['x = "a\\"b" + \'c\'', 'x = " " + \' \''],
  ['x = `a ${b + `c ${d}`} e`', 'x = ` b + ` d}`} `'],
  ['x = `${{ a: 1 }.a} b`; c', 'x = ` { a: 1 }.a} `; c'],
  ['x = /[/"]/g.test(a) / b', 'x = g.test(a) / b'],
  ['x = (a + b) / c / d', 'x = (a + b) / c / d'],
  ['return /a"b/;', 'return ;'],
  ['<b>"a"</b>; c', '<b>" "</b>; c'],
  ['x = "http://a"; y', 'x = " "; y'],
  ['#!/usr/bin/env node\na', '#!/usr/bin/env node\na'],
])('%j leaves %j', (text, expected) => {
  expect(code(text)).toBe(expected);
});

test('strings stay in the plain text, comments do not', () => {
  expect(blank('a("b"); // c').plain.trimEnd()).toBe('a("b");');
});

test('places stay: same length, same lines', () => {
  const text = 'a /* \n */ "b" `c\n${d}`\n// e';
  for (const blanked of Object.values(blank(text))) {
    expect(blanked.length).toBe(text.length);
    expect(blanked.split('\n').length).toBe(text.split('\n').length);
  }
});
