import { describe, expect, test } from 'vitest';
import { sizeText, timeAgo } from '../../src/lib/format.js';
import { deviceName } from '../../src/online/device-name.js';
import { copyWords, headWords } from '../../src/online/sync-words.js';

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

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537 Chrome/140 Safari/537 Edg/140', 'Edge on Windows'],
  ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537 Chrome/140 Mobile Safari/537', 'Chrome on Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18 Safari/604', 'Safari on iPhone'],
  ['', 'A browser'],
])('the device with %j is called %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

test.each([
  [30_000, 'just now'],
  [-5_000, 'just now'],
  [60_000, '1 minute ago'],
  [59 * 60_000, '59 minutes ago'],
  [2 * 3_600_000, '2 hours ago'],
  [30 * 3_600_000, 'yesterday'],
  [5 * 86_400_000, '5 days ago'],
  [60 * 86_400_000, 'on 16 September 2026'],
])('%d ms is %s', (passed, words) => {
  const now = Date.UTC(2026, 10, 15, 12);
  expect(timeAgo(now - passed, now)).toBe(words);
});
