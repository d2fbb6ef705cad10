import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BASE64URL, makeBase64url, parseBase64url } from '../../src/code/base64url.js';

test('bytes are written as RFC 4648 writes them, URL-safe and without padding', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      expect(makeBase64url(bytes)).toBe(Buffer.from(bytes).toString('base64url'));
    }),
  );
});

test('what was written is read back', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      expect(parseBase64url(makeBase64url(bytes))).toEqual({ ok: true, value: bytes });
    }),
  );
});

test('every text is either refused or the one spelling of its bytes', () => {
  const characters = fc.constantFrom(...BASE64URL, '=', '+', ' ', 'é');
  fc.assert(
    fc.property(fc.string({ unit: characters, maxLength: 12 }), (text) => {
      const bytes = parseBase64url(text);
      if (bytes.ok) expect(makeBase64url(bytes.value)).toBe(text);
      else expect(bytes.reason).not.toBe('');
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['A', 'a character too many or too few'],
  ['AAAAA', 'a character too many or too few'],
  ['AB', 'the end of the code is wrong: a character was changed or lost'],
  ['AA==', 'character 3 of the code is "="'],
  ['A+AA', 'character 2 of the code is "+"'],
  ['AA\nA', 'character 3 of the code is "\\n"'],
  ['AAA😀', 'character 4 of the code is "😀"'],
  ['AA😀', 'character 3 of the code is "😀"'],
])('%j is refused with its reason', (text, reason) => {
  expect(parseBase64url(text)).toMatchObject({ ok: false, reason: expect.stringContaining(reason) });
});
