import { expect, test } from 'vitest';
import { readServerAddress } from '../../src/online/server-address.js';

// `URL.canParse` of Node 20 answers otherwise after some thousands of calls.
test('what is no address of a server is refused, however often it is asked for', () => {
  for (let i = 0; i < 50_000; i++) expect(readServerAddress('q\u00d5\u00a8').ok).toBe(false);
});
