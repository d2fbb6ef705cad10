import fc from 'fast-check';
import { expect, test } from 'vitest';
import { oneLine } from '../../src/cli/text.js';

test.each([
  ['colours', '\u001b[31mred', '\ufffd[31mred'],
  ['another line', 'a\r\nb', 'a\ufffd\ufffdb'],
  ['an old way to give orders', 'a\u009b2Jb', 'a\ufffd2Jb'],
  ['text turned round', 'a\u202eb\u2066c\u200fd\u061ce', 'a\ufffdb\ufffdc\ufffdd\ufffde'],
  ['breaks of its own', 'a\u2028b\u2029c\u0085d', 'a\ufffdb\ufffdc\ufffdd'],
  ['what is invisible', 'a\u200bb\ufeffc\u00add', 'a\ufffdb\ufffdc\ufffdd'],
])('no user text reaches a terminal unescaped: %s', (_, text, shown) => {
  expect(oneLine(text)).toBe(shown);
});

test('people’s words stay as they are', () => {
  for (const text of ['Straße, 山田 علي é e\u0301 \u{1f525}', 'a  b\u00a0c', ''])
    expect(oneLine(text)).toBe(text);
});

test('whatever comes in, one short line of visible text goes out', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (text) => {
      const line = oneLine(text);
      expect(line).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
      expect(line.length).toBeLessThanOrEqual(500);
    }),
  );
});
