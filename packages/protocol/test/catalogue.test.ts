import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CALLS, type CallName } from '../src/calls.js';
import { CONTRACT } from '../src/contract.js';
import { ERRORS, isErrorCode } from '../src/errors.js';

const text = readFileSync(new URL('../../../docs/API.md', import.meta.url), 'utf8');

/** The rows of the table below a heading. */
function rowsBelow(heading: string): string[] {
  const [, after = ''] = text.split(`\n## ${heading}\n`);
  const [section] = after.split('\n## ');
  return section.split('\n').filter((line) => line.startsWith('| `'));
}

describe('docs/API.md', () => {
  test('lists every call with what it does, in the order of the catalogue, and no other', () => {
    const names = Object.keys(CALLS) as CallName[];
    const wanted = names.map((name) => {
      const { method, path } = CALLS[name];
      const { summary, account } = CONTRACT[name];
      const address = path.replace(/:(\w+)/g, '<$1>');
      return `| \`${method} ${address}\` | ${account ? 'yes' : ''} | ${summary} |`;
    });
    expect(rowsBelow('Calls')).toEqual(wanted);
  });

  test('lists every error with its status and sentence, and no other', () => {
    const wanted = Object.entries(ERRORS).map(
      ([code, { status, sentence }]) => `| \`${code}\` | ${status} | ${sentence} |`,
    );
    expect(rowsBelow('Errors')).toEqual(wanted);
  });
});

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
