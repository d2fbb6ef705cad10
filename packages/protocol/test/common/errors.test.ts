import { describe, expect, test } from 'vitest';
import { ERRORS, isErrorCode, isLasting } from '../../src/common/errors.js';
import { CONTRACT } from '../../src/contract/contract.js';

describe('every error', () => {
  test.each(Object.entries(ERRORS))(
    '%s has a status of HTTP and a sentence for people',
    (code, { status, sentence }) => {
      expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(status >= 400 && status < 600).toBe(true);
      expect(sentence).toMatch(/^[A-Z].*\.$/);
    },
  );

  test('of a call is one of the catalogue', () => {
    for (const { errors } of Object.values(CONTRACT))
      for (const code of errors) expect(isErrorCode(code)).toBe(true);
    for (const word of ['toString', '__proto__', '', 5, null]) expect(isErrorCode(word)).toBe(false);
  });
});

test('an error lasts when another try cannot mend it', () => {
  expect(isLasting({ code: 'recording-refused' })).toBe(true);
  expect(isLasting({ code: 'queue-full' })).toBe(false);
  expect(isLasting({ code: 'offline' })).toBe(false);
});
