import { expect, test } from 'vitest';
import { parseUrl } from '../../src/lib/parse-url.js';

// `URL.canParse` of Node 20 answers otherwise after some thousands of calls.
test('what is no address is none, however often it is asked for', () => {
  for (let i = 0; i < 50_000; i++) expect(parseUrl('https://q\u00d5\u00a8')).toBeNull();
  expect(parseUrl('https://q\u00d5.example')?.hostname).toBe('xn--q-zga.example');
});
