import { describe, expect, test } from 'vitest';
import { sizeText } from '../src/lib/format.js';
import { copyWords, headWords } from '../src/online/sync-words.js';

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1_000, '1 kB'],
  [12_499, '12 kB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [1_440_000, '1.4 MB'],
  [16_000_000, '16 MB'],
  [15_960_000, '16 MB'],
])('%i bytes are called %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});

describe('where a save comes from', () => {
  const MINUTE = 60_000;
  const HEAD = {
    revision: 2,
    summary: 'Campaign, level 4',
    device: 'Firefox on Linux',
    savedAt: 10 * MINUTE,
    bytes: 12_000,
  };

  test('is told with its device, its time and its size', () => {
    expect(headWords(HEAD, 15 * MINUTE)).toBe('Firefox on Linux, 5 minutes ago, 12 kB');
  });

  test('without a name it is another device; ahead of this clock it is now', () => {
    expect(headWords({ ...HEAD, device: '' }, 0)).toBe('Another device, just now, 12 kB');
  });

  test('a copy that lost a conflict says so', () => {
    const copy = { ...HEAD, id: 'a', conflict: true };
    expect(copyWords(copy, 15 * MINUTE)).toContain('Not chosen');
    expect(copyWords({ ...copy, conflict: false }, 15 * MINUTE)).toBe(headWords(HEAD, 15 * MINUTE));
  });
});
