import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CONTRACT } from '../../src/contract/contract.js';
import { makeCallsTable, updateApiPage } from '../../src/documents/api-page.js';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const page = read('../../../../docs/API.md');

describe('npm run update:api', () => {
  test('has nothing to change in docs/API.md', () => {
    expect(updateApiPage(page)).toBe(page);
  });

  test('has nothing to change in the table of calls for clients', () => {
    expect(makeCallsTable()).toBe(read('../../src/client/calls.ts'));
  });
});

test('docs/API.md lists every call and the text around the tables is kept', () => {
  for (const { summary } of Object.values(CONTRACT)) expect(page).toContain(`| ${summary} |`);
  const stale = page.replace(/\| `[A-Z]+ \/api[^\n]*\n/g, '');
  expect(stale).not.toContain('/api/hello');
  expect(updateApiPage(stale)).toBe(page);
});
